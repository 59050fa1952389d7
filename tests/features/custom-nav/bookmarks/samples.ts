/** Bookmarks as the browsers export them, shortened. Each has the same three links, and some that must be refused. */

export const CHROME = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<!-- This is an automatically generated file.
     It will be read and overwritten.
     DO NOT EDIT! -->
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
    <DT><H3 ADD_DATE="1700000000" LAST_MODIFIED="1732000000" PERSONAL_TOOLBAR_FOLDER="true">书签栏</H3>
    <DL><p>
        <DT><A HREF="https://github.com/" ADD_DATE="1700000001" ICON="data:image/png;base64,iVBORw0KGgo=">GitHub</A>
        <DT><A HREF="javascript:(function()%7Balert(1)%7D)()" ADD_DATE="1700000002">阅读模式</A>
        <DT><H3 ADD_DATE="1700000003" LAST_MODIFIED="0">开发</H3>
        <DL><p>
            <DT><A HREF="https://developer.mozilla.org/zh-CN/search?q=a&amp;page=1" ADD_DATE="1700000004">MDN &amp; 文档 &lt;Web&gt;</A>
        </DL><p>
    </DL><p>
    <DT><A HREF="https://www.zhihu.com/hot" ADD_DATE="1700000005">知乎</A>
</DL><p>
`;

export const EDGE = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<!-- This is an automatically generated file.
     It will be read and overwritten.
     DO NOT EDIT! -->
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<TITLE>Bookmarks</TITLE>
<H1>Bookmarks</H1>
<DL><p>
    <DT><H3 ADD_DATE="1700000000" LAST_MODIFIED="1732000000" PERSONAL_TOOLBAR_FOLDER="true">收藏夹栏</H3>
    <DL><p>
        <DT><A HREF="https://github.com/" ADD_DATE="1700000001" ICON="data:image/png;base64,iVBORw0KGgo=">GitHub</A>
        <DT><A HREF="edge://settings/profiles" ADD_DATE="1700000002">设置</A>
        <DT><H3 ADD_DATE="1700000003" LAST_MODIFIED="1732000001">开发</H3>
        <DL><p>
            <DT><A HREF="https://developer.mozilla.org/zh-CN/search?q=a&amp;page=1" ADD_DATE="1700000004" ICON="">MDN &amp; 文档 &lt;Web&gt;</A>
        </DL><p>
    </DL><p>
    <DT><A HREF="https://www.zhihu.com/hot" ADD_DATE="1700000005">知乎</A>
</DL><p>
`;

export const FIREFOX = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
<!-- This is an automatically generated file.
     It will be read and overwritten.
     DO NOT EDIT! -->
<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
<meta http-equiv="Content-Security-Policy"
      content="default-src 'self'; script-src 'none'; img-src data: *; object-src 'none'"></meta>
<TITLE>Bookmarks</TITLE>
<H1>书签菜单</H1>

<DL><p>
    <DT><A HREF="place:type=6&sort=14&maxResults=10" ADD_DATE="1700000000" LAST_MODIFIED="1700000000">最近使用的标签</A>
    <HR>    <DT><H3 ADD_DATE="1700000001" LAST_MODIFIED="1732000000" PERSONAL_TOOLBAR_FOLDER="true">书签工具栏</H3>
    <DD>将书签添加到此文件夹，它们就会显示在书签工具栏上
    <DL><p>
        <DT><A HREF="https://github.com/" ADD_DATE="1700000002" LAST_MODIFIED="1700000003" ICON_URI="https://github.com/favicon.ico" ICON="data:image/png;base64,iVBORw0KGgo=" TAGS="代码,开源" SHORTCUTURL="gh">GitHub</A>
        <DD>世界上最大的代码托管平台 <b>好</b>
        <DT><H3 ADD_DATE="1700000004" LAST_MODIFIED="1732000001">开发</H3>
        <DL><p>
            <DT><A HREF="https://developer.mozilla.org/zh-CN/search?q=a&page=1" ADD_DATE="1700000005" LAST_MODIFIED="1700000006">MDN &amp; 文档 &lt;Web&gt;</A>
        </DL><p>
    </DL><p>
    <DT><A HREF="https://www.zhihu.com/hot" ADD_DATE="1700000007" LAST_MODIFIED="1700000008">知乎</A>
</DL>
`;

export const SAFARI = `<!DOCTYPE NETSCAPE-Bookmark-file-1>
\t<HTML>
\t<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">
\t<Title>书签</Title>
\t<H1>书签</H1>
\t<DT><H3 FOLDED>个人收藏</H3>
\t<DL><p>
\t\t<DT><A HREF="https://github.com/">GitHub</A>
\t\t<DT><A HREF="javascript:void(0)">小书签</A>
\t\t<DT><H3 FOLDED>开发</H3>
\t\t<DL><p>
\t\t\t<DT><A HREF="https://developer.mozilla.org/zh-CN/search?q=a&amp;page=1">MDN &amp; 文档 &lt;Web&gt;</A>
\t\t</DL><p>
\t</DL><p>
\t<DT><A HREF="https://www.zhihu.com/hot">知乎</A>
\t<DT><H3 FOLDED id="com.apple.ReadingList">阅读列表</H3>
\t<DL><p>
\t</DL><p>
</HTML>
`;

/** A file of Chrome with this many links in folders of 50. */
export function manyBookmarks(count: number): string {
  const folders = Array.from({ length: Math.ceil(count / 50) }, (_, folder) => {
    const links = Array.from({ length: Math.min(50, count - folder * 50) }, (_each, index) => {
      const number = folder * 50 + index;
      return `<DT><A HREF="https://site${number}.example.com/" ADD_DATE="1">站点${number}</A>`;
    });
    return `<DT><H3 ADD_DATE="1">文件夹${folder}</H3>\n<DL><p>\n${links.join('\n')}\n</DL><p>`;
  });
  return `<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<H1>Bookmarks</H1>\n<DL><p>\n${folders.join('\n')}\n</DL><p>\n`;
}
