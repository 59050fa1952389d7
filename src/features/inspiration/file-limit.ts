/** A larger file is refused before it is read: parsing it would stall the page. 5,000 tasks with 20,000 events take 9 MB. */
export const BACKUP_BYTES_MAX = 32 << 20;
