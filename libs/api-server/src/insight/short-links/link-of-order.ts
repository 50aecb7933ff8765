import { sql } from 'kysely'
import { shortLinkLength, shortLinkLetters, shortLinkParameter } from '@tandem/api-contract'

const pattern = `[?&]${shortLinkParameter}=([${shortLinkLetters}]{${shortLinkLength}})(?:[&#]|$)`

/** The code of the short link by which the shop of order `o` was entered; null where it was none. */
export const linkOfOrder = sql<
  string | null
>`substring(o.attribution ->> 'session_entry' from ${pattern}::text)`
