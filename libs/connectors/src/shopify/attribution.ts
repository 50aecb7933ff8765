import type { OrderRow } from '../order-rows.ts'
import type { Journey } from './journey-schema.ts'

/**
 * Where an order came from, with WooCommerce's names. The first visit is only included when the buyer came in
 * another way then: `first_utm_source`, `first_utm_medium`, `first_referrer`.
 */
export function attribution(journey: Journey | null): OrderRow['attribution'] {
  const visit = journey?.lastVisit
  if (!visit) return null
  const utm = visit.utmParameters
  const named = utm ? Object.values(utm).some((value) => value !== null) : false
  const sourceType = named ? 'utm' : visit.sourceType === 'SEO' ? 'organic' : untaggedType(visit)
  const found = {
    source_type: sourceType,
    // Without a tagged link WooCommerce has the site here too.
    utm_source: sourceOf(visit),
    utm_medium: utm?.medium,
    utm_campaign: utm?.campaign,
    utm_content: utm?.content,
    utm_term: utm?.term,
    referrer: visit.referrerUrl,
    session_entry: visit.landingPage,
    referral_code: visit.referralCode,
    ...firstWay(journey),
  }
  return Object.fromEntries(
    Object.entries(found).filter((entry): entry is [string, string] => entry[1] != null),
  )
}

type FirstVisit = NonNullable<Journey['firstVisit']>

const isDirectVisit = ({ source }: FirstVisit) => source === null || source.toLowerCase() === 'direct'

/** What Shopify writes as an unknown source. */
const unknownSources = ['unknown', 'an unknown source']
const isUnknownVisit = ({ source }: FirstVisit) =>
  source !== null && unknownSources.includes(source.toLowerCase())

/** Null when nothing is known: neither another site nor a direct visit. */
function untaggedType(visit: FirstVisit): string | null {
  if (visit.referrerUrl !== null) return 'referral'
  if (isUnknownVisit(visit)) return null
  return isDirectVisit(visit) ? 'typein' : 'referral'
}

function sourceOf(visit: FirstVisit): string | null {
  const tagged = visit.utmParameters?.source ?? null
  if (tagged !== null) return tagged
  if (isUnknownVisit(visit)) return hostOf(visit.referrerUrl)
  return isDirectVisit(visit) ? (hostOf(visit.referrerUrl) ?? '(direct)') : visit.source
}

/** How the buyer came first; nothing when it is the same as the last time. */
function firstWay({ firstVisit: first, lastVisit: last }: Journey) {
  if (first === null || last === null) return {}
  const way = (visit: FirstVisit) => ({
    first_utm_source: sourceOf(visit),
    first_utm_medium: visit.utmParameters?.medium,
    first_referrer: visit.referrerUrl,
  })
  const [came, left] = [way(first), way(last)]
  return JSON.stringify(came) === JSON.stringify(left) ? {} : came
}

/** The site of a page: `instagram.com`, also for `www.instagram.com`. */
const hostOf = (url: string | null) =>
  url !== null && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : null
