export const copy = {
  setAside: '有一份保存的设置读不出来，已原样另存，现在使用默认设置。可在数据中心查看。',
} as const;
