/** Words that a name of an account must not consist of, because it would pass for the operator. In the form of a name's key. */
export const lexicon = {
  reserved: [
    ...['admin', 'administrator', 'root', 'system', 'sysadmin', 'superuser', 'moderator', 'support', 'official'],
    ...['mythinkn', 'webmaster', 'postmaster', 'security', 'staff', 'service', 'anonymous', 'null', 'undefined'],
    ...['系统管理员', '超级管理员', '管理员', '系统', '官方', '客服', '版主', '站长', '运营', '匿名', '访客'],
  ],
} as const;
