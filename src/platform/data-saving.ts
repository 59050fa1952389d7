/** The Network Information API, which Firefox and Safari do not have. The type library does not know it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const SLOW_TYPES: readonly unknown[] = ['slow-2g', '2g', '3g'];

/** Whether the visitor saves data, or the connection is slow: decoration must then load nothing. */
export function shouldSaveData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || SLOW_TYPES.includes(connection?.effectiveType);
}
