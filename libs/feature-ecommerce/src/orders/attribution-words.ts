import { shortLinkIn } from '@tandem/api-contract'
import { text } from '../lists/messages.ts'
import type { Fact } from '../lists/detail-section.tsx'
import { readableWord } from './readable-word.ts'

type Attribution = Readonly<Record<string, string>>

/** Where an order came from, in one sentence. */
export function attributionSentence(attribution: Attribution | null): string {
  if (attribution === null || Object.keys(attribution).length === 0) return text('attribution.nothing')
  const { source_type, utm_source = '', utm_medium = '' } = attribution
  const link = shortLinkIn(attribution.session_entry)
  if (link !== null) return text('attribution.shortLink', { code: link })
  const source = readableWord(utm_source.replace(/^\((.*)\)$/, '$1'))
  switch (source_type) {
    case 'utm':
      return utm_medium === '' || utm_medium === utm_source
        ? text('attribution.tagged', { source })
        : text('attribution.taggedBy', { source, medium: utm_medium })
    case 'organic':
      return source === '' ? text('attribution.organic') : text('attribution.organicOf', { source })
    case 'referral':
      return source === '' ? text('attribution.referral') : text('attribution.referralOf', { source })
    case 'typein':
      return text('attribution.typed')
    case 'admin':
      return text('attribution.admin')
    case 'mobile_app':
      return text('attribution.app')
    default:
      return source === '' ? text('attribution.nothing') : text('attribution.other', { source })
  }
}

const named = [
  'utm_campaign',
  'utm_content',
  'utm_term',
  'referrer',
  'session_entry',
  'device_type',
  'referral_code',
  'first_utm_source',
  'first_utm_medium',
  'first_referrer',
] as const

/** The shop's other details about that, in its own words. */
export const attributionFacts = (attribution: Attribution | null): Fact[] =>
  named.flatMap((name) => {
    const value = attribution?.[name]
    return value === undefined || value === ''
      ? []
      : [{ key: name, label: text(`attribution.names.${name}`), value }]
  })
