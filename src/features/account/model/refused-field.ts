/** The form field that an error of the server belongs to. */
export {
  type ErrorField as RefusedField,
  errorFieldOf as refusedFieldOf,
} from '../../../core/contracts/error-codes.ts';
