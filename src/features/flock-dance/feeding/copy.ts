export const copy = {
  hint: '点一下水面，给鱼喂点食',
  dismiss: '知道了',
} as const;
