/** Words of the editor; CodeMirror looks up in `phrases` what it announces and shows besides. */
export const copy = {
  failed: '编辑器没能加载，请检查网络后重试。仍可打开文件处理。',
  phrases: {
    'current match': '当前匹配',
    'replaced match on line $': '已替换第 $ 行的匹配',
    'replaced $ matches': '已替换 $ 处',
    'on line': '位于第',
    'Folded lines': '已折叠的行',
    'Unfolded lines': '已展开的行',
    to: '至',
    'folded code': '已折叠的内容',
    unfold: '展开',
    'Fold line': '折叠',
    'Unfold line': '展开',
  } as Record<string, string>,
} as const;
