/** Column titles and values of exported files. */
export const copy = {
  people: ['编号', '邮箱', '用户名', '状态', '角色', '创建时间（UTC）', '最近登录（UTC）'],
  status: { active: '正常', disabled: '已停用' },
  audit: ['编号', '时间（UTC）', '操作人编号', '操作人', '操作', '对象', '对象名称', '变更前', '变更后', '网络地址'],
  signIns: ['编号', '时间（UTC）', '账号编号', '用户名', '邮箱', '入口', '结果', '网络地址', '设备'],
} as const;
