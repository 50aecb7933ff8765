/** The app's credentials in Meta's dashboard. */
export interface InstagramApp {
  app_id: string
  app_secret: string
}

/** How many calls are answered before the API asks to wait. */
export interface InstagramLimits {
  /** For the app and its people, per hour. */
  platformCalls: number
  /** For each account, per 24 hours. */
  accountCalls: number
}

/** How the API behaves. Tests change it while it runs. */
export interface GraphSettings {
  app: InstagramApp
  limits: InstagramLimits
  /** Whether calls without `appsecret_proof` are refused; a wrong proof always is. */
  requiresProof: boolean
  /** Whether addresses of pictures expire after four days. */
  picturesExpire: boolean
  /** For longer pages of posts the API asks for less data. */
  largestMediaPage: number
  /** The answer for accounts of fewer than 100 followers: an empty list or an error. */
  smallAccounts: 'empty' | 'refused'
  /** Hours after its end until a day is reported; Meta says up to 48. */
  lateHours: number
  /** How far account insights reach back, in days. */
  accountHistoryDays: number
  /** Whether answers contain fields that weren't requested. */
  extraFields: boolean
}
