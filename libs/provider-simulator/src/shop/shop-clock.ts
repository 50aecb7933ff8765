const minute = 60_000
const dayLength = 86_400_000

const toText = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 19)
const fromText = (text: string): number => Date.parse(`${text}Z`)

/** Converts the shop's time to UTC and back. Times are `YYYY-MM-DDTHH:MM:SS` without an offset. */
export interface ShopClock {
  /**
   * Works like PHP: a time that a clock change skips is read with the offset before the change; a time that
   * occurs twice means the first.
   */
  toGmt: (local: string) => string
  toLocal: (gmt: string) => string
}

/** The clock of an IANA time zone. @throws RangeError when there is no such zone. */
export const createShopClock = (timeZone: string): ShopClock => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const offsetAt = (milliseconds: number): number => {
    const parts = Object.fromEntries(
      format.formatToParts(milliseconds).map(({ type, value }) => [type, value]),
    )
    const { year, month, day, hour, minute: minutes, second } = parts
    return fromText(`${year}-${month}-${day}T${hour}:${minutes}:${second}`) - milliseconds
  }
  /**
   * Cached by quarter of an hour: offsets change only at those, and a shop has thousands of times in each.
   */
  const gmtOffsets = new Map<number, number>()
  const cachedOffset = (milliseconds: number): number => {
    const quarter = Math.floor(milliseconds / (15 * minute))
    let offset = gmtOffsets.get(quarter)
    if (offset === undefined) {
      offset = offsetAt(quarter * 15 * minute)
      gmtOffsets.set(quarter, offset)
    }
    return offset
  }

  return {
    toGmt(local) {
      const asIfGmt = fromText(local)
      const before = cachedOffset(asIfGmt - dayLength)
      const early = asIfGmt - before
      const after = cachedOffset(early)
      const late = asIfGmt - after
      return toText(after !== before && cachedOffset(late) === after ? late : early)
    },
    toLocal(gmt) {
      const milliseconds = fromText(gmt)
      return toText(milliseconds + cachedOffset(milliseconds))
    },
  }
}

/** Whole days from one date to another, both `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / dayLength

/** The same time of day, some days later. */
export const shiftDays = (local: string, days: number): string =>
  days === 0 ? local : toText(fromText(local) + days * dayLength)
