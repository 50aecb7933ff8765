/** What one hour of the week holds; an hour that is left out is missing. */
export interface WeekHour {
  /** 1 is Monday, 7 Sunday. */
  weekday: number
  /** 0 to 23. */
  hour: number
  value: number
}
