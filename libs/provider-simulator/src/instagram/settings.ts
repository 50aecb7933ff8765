/** The app as Meta's dashboard knows it. */
export interface InstagramApp {
  app_id: string
  app_secret: string
}

/** How many calls are answered before the API asks to wait. */
export interface InstagramLimits {
  /** Of the app and its people, in an hour. */
  platformCalls: number
  /** Of each account, in 24 hours. */
  accountCalls: number
}

/** How the API behaves. Tests change it while it runs. */
export interface GraphSettings {
  app: InstagramApp
  limits: InstagramLimits
  /** Whether calls without `appsecret_proof` are refused; a wrong one always is. */
  requiresProof: boolean
  /** Whether addresses of pictures end after four days. */
  picturesExpire: boolean
  /** Longer lists of posts are answered with the request for less data. */
  largestMediaPage: number
  /** What accounts of fewer than 100 followers answer: an empty list, or a refusal. */
  smallAccounts: 'empty' | 'refused'
  /** How long after its end a day is not reported at all; Meta says up to 48. */
  lateHours: number
  /** How far account insights reach back, in days. */
  accountHistoryDays: number
  /** Fields that nobody asked for beside those that were. */
  extraFields: boolean
}
