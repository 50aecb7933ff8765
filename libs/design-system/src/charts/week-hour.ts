/** The value of one hour of the week; an omitted hour is missing. */
export interface WeekHour {
  /** 1 is Monday, 7 Sunday. */
  weekday: number
  /** 0 to 23. */
  hour: number
  value: number
}
