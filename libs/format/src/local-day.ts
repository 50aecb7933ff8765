import dayjs from 'dayjs'

/** The day of an instant on the user's machine, `2026-01-05`: for a file name. */
export const localDay = (moment: Date): string => dayjs(moment).format('YYYY-MM-DD')
