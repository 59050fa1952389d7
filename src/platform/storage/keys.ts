/** Every Web Storage entry name of the product, in one place. Documented names keep their spelling (doc 2 §3). */
export const STORAGE_KEYS = {
  authToken: 'auth_token',
  authUser: 'auth_user',
  authExpires: 'auth_expires',
  codeWaits: 'mythinkn_code_waits',
  colorMode: 'mythinkn_color_mode',
  flockPadSide: 'mythinkn_flock_pad_side',
  flockRecords: 'mythinkn_flock_records',
  flockFeedingHint: 'mythinkn_flock_feeding_hint',
  flockSettings: 'mythinkn_flock_settings',
  rememberedJson: 'mythinkn_remembered_json',
  rememberedYaml: 'mythinkn_remembered_yaml',
} as const;
