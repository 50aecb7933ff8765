import type { OrderRow } from '../order-rows.ts'
import type { Journey } from './schemas.ts'

/** Where an order came from, under the names that WooCommerce gives the same things. */
export function attribution(journey: Journey | null): OrderRow['attribution'] {
  const visit = journey?.lastVisit
  if (!visit) return null
  const utm = visit.utmParameters
  const named = utm ? Object.values(utm).some((value) => value !== null) : false
  const isDirect = visit.source === null || visit.source.toLowerCase() === 'direct'
  const sourceType = named
    ? 'utm'
    : visit.sourceType === 'SEO'
      ? 'organic'
      : !isDirect || visit.referrerUrl !== null
        ? 'referral'
        : 'typein'
  const found = {
    source_type: sourceType,
    // Without a tagged link WooCommerce names the site here, too.
    utm_source: utm?.source ?? (isDirect ? (hostOf(visit.referrerUrl) ?? '(direct)') : visit.source),
    utm_medium: utm?.medium,
    utm_campaign: utm?.campaign,
    utm_content: utm?.content,
    utm_term: utm?.term,
    referrer: visit.referrerUrl,
    session_entry: visit.landingPage,
    referral_code: visit.referralCode,
  }
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] != null),
  )
}

const hostOf = (url: string | null) => (url !== null && URL.canParse(url) ? new URL(url).hostname : null)
