/** Words of files that the administration downloads. */
export const copy = {
  interrupted: '下载中断，没有保存文件，请再试一次',
} as const;
