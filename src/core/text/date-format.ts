const LOCALE = 'zh-CN';

/** Writes moments: milliseconds since 1970, or a date. */
interface DateFormat {
  format(at: number | Date): string;
}

/**
 * A Chinese date format that is created at its first use. Creating one takes milliseconds, tens of them on a slow device;
 * a page that creates several while it starts answers late.
 */
export function createDateFormat(options: Intl.DateTimeFormatOptions): DateFormat {
  let created: Intl.DateTimeFormat | null = null;
  return {
    format(at) {
      created ??= new Intl.DateTimeFormat(LOCALE, options);
      return created.format(at);
    },
  };
}
