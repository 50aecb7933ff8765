import { sql } from 'kysely'
import { shortLinkLength, shortLinkLetters, shortLinkParameter } from '@tandem/api-contract'

const pattern = `[?&]${shortLinkParameter}=([${shortLinkLetters}]{${shortLinkLength}})(?:[&#]|$)`

/** The code of the short link through which order `o`'s buyer entered the shop; null without one. */
export const linkOfOrder = sql<
  string | null
>`substring(o.attribution ->> 'session_entry' from ${pattern}::text)`
