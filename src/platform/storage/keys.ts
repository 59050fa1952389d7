/** All Web Storage entry names of the product. Documented names keep their spelling (doc 2 §3). */
export const STORAGE_KEYS = {
  authToken: 'auth_token',
  authUser: 'auth_user',
  authExpires: 'auth_expires',
  adminColumns: 'mythinkn_admin_columns',
  adminRights: 'mythinkn_admin_rights',
  deviceToken: 'mythinkn_device_token',
  endedTokens: 'mythinkn_ended_tokens',
  hasGoals: 'mythinkn_has_goals',
  customNav: 'mythinkn_custom_nav',
  customNavBanner: 'mythinkn_custom_nav_banner',
  boardAllCalendar: 'mythinkn_board_all_calendar',
  boardCalendarMode: 'mythinkn_board_calendar_mode',
  boardChart: 'mythinkn_board_chart',
  boardChartDirection: 'mythinkn_board_chart_direction',
  boardCalendarAdded: 'mythinkn_board_calendar_added',
  boardReminded: 'mythinkn_board_reminded',
  boardReminders: 'mythinkn_board_reminders',
  boardWeekStart: 'mythinkn_board_week_start',
  cardNote: 'mythinkn_card_note',
  cardThemes: 'mythinkn_card_themes',
  codeWaits: 'mythinkn_code_waits',
  cropChoices: 'mythinkn_crop_choices',
  colorMode: 'mythinkn_color_mode',
  lastBackup: 'mythinkn_last_backup',
  portalConfig: 'mythinkn_portal_config',
  focusLengths: 'mythinkn_focus_lengths',
  focusSignals: 'mythinkn_focus_signals',
  focusTimer: 'mythinkn_focus_timer',
  goalSettings: 'mythinkn_goal_settings',
  flockPadSide: 'mythinkn_flock_pad_side',
  flockRecords: 'mythinkn_flock_records',
  flockAccountGames: 'mythinkn_flock_account_games',
  flockTaste: 'mythinkn_flock_taste',
  flockSound: 'mythinkn_flock_sound',
  flockFeedingHint: 'mythinkn_flock_feeding_hint',
  flockSettings: 'mythinkn_flock_settings',
  lanChatChoices: 'mythinkn_lan_chat_choices',
  /** In `sessionStorage`. */
  lanChatOffers: 'mythinkn_lan_chat_offers',
  /** In `sessionStorage`. */
  lanChatMuted: 'mythinkn_lan_chat_muted',
  jsonYamlSplit: 'mythinkn_json_yaml_split',
  rememberedJson: 'mythinkn_remembered_json',
  rememberedJsonRight: 'mythinkn_remembered_json_right',
  rememberedYaml: 'mythinkn_remembered_yaml',
  jsonTypeLanguage: 'mythinkn_json_type_language',
  jsonPasteFormats: 'mythinkn_json_paste_formats',
  /** In `sessionStorage`. */
  jsonYamlChoices: 'mythinkn_json_yaml_choices',
  pageVisits: 'mythinkn_page_visits',
  readingSize: 'mythinkn_reading_size',
  shortcutWidget: 'mythinkn_shortcut_widget',
  shortcutWidgetClosed: 'fishWatchingFloatHidden',
} as const;

/** Where damaged text of an entry is kept. Several damaged texts of one entry are numbered. */
export function damagedKey(key: string, number: number): string {
  return number === 1 ? `${key}_damaged` : `${key}_damaged_${number}`;
}

/** Entry of `sessionStorage` that holds the present text of a tab; `key` is the entry that all tabs share. */
export function tabKey(key: string): string {
  return `${key}_in_tab`;
}

/** Whether an entry holds damaged text that was set aside. */
export function isDamagedKey(key: string): boolean {
  return Object.values(STORAGE_KEYS).some((entry) => key.startsWith(`${entry}_damaged`));
}

/** Marker in `sessionStorage` of something that was offered to another page. */
export function handoffKey(kind: string): string {
  return `mythinkn_handoff_${kind}`;
}
