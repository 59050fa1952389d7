/** WeChat, and the browser inside QQ; QQ's own browser downloads like any other. */
const APP_BROWSER = /\bMicroMessenger\/|\sQQ\/\d/;

/** Whether the page is shown inside an app that refuses downloads of blobs. */
export function refusesDownloads(userAgent: string = navigator.userAgent): boolean {
  return APP_BROWSER.test(userAgent);
}
