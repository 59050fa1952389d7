/** Words of files that the administration downloads, and of changes that meet another one. */
export const copy = {
  interrupted: '下载中断，没有保存文件，请再试一次',
  conflict: (present: string, yours: string) =>
    `没有保存，因为其他人刚刚改过。现在是：${present}；你的是：${yours}。核对后再保存一次，会用你的。`,
} as const;
