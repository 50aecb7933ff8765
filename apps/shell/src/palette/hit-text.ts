import type { SearchHit } from '@tandem/api-contract'
import type { Places } from '@tandem/app-frame'
import { formatMoney } from '@tandem/format'
import { notesAt, orderName } from '@tandem/items'
import { paletteMessages } from './messages.ts'
import type { CopiedPart } from './palette-items.ts'

/** How a hit is written in the palette. */
interface HitText {
  label: string
  /** The parts that tell it from others of the same name. */
  details: readonly (string | null)[]
  copied?: CopiedPart
}

const { text } = paletteMessages
const part = (what: Parameters<typeof copyName>[0], value: string | null) =>
  value === null || value === '' ? undefined : { what: copyName(what), text: value }
const copyName = (what: 'number' | 'email' | 'name' | 'sku' | 'permalink' | 'username') =>
  text(`copies.${what}`)

/** The texts of a hit; `moment` writes a time. */
export function hitText(hit: SearchHit, moment: (at: string) => string): HitText {
  const of = (label: string, details: HitText['details'], copied: CopiedPart | undefined): HitText => ({
    label,
    details,
    ...(copied && { copied }),
  })
  const nameOr = (name: string, otherwise: string | null) => name || otherwise || text('hit.unnamed')
  switch (hit.kind) {
    case 'order': {
      const { number, customer_name, total, currency, ordered_at } = hit
      const details = [customer_name, formatMoney(total, currency), moment(ordered_at)]
      return of(orderName(number), details, part('number', number))
    }
    case 'customer': {
      const copied = part('email', hit.email) ?? part('name', hit.name)
      return of(nameOr(hit.name, hit.email), [hit.email], copied)
    }
    case 'product': {
      const price = hit.price === null ? null : formatMoney(hit.price, hit.currency)
      return of(nameOr(hit.name, hit.sku), [hit.sku, price], part('sku', hit.sku) ?? part('name', hit.name))
    }
    case 'post': {
      const { caption, username, posted_at, permalink } = hit
      const name = text('hit.post', { username })
      return of(caption || name, [caption && `@${username}`, moment(posted_at)], part('permalink', permalink))
    }
    case 'account': {
      const service = text(`hit.${hit.service === 'tracker' ? 'tracked' : 'connected'}`)
      return of(`@${hit.username}`, [hit.name, service], part('username', hit.username))
    }
    case 'note': {
      const { author_name: author, created_at, excerpt } = hit
      const by = author ? text('hit.note', { author }) : text('hit.ownNote')
      // An excerpt isn't the note: its link is copied instead.
      return of(excerpt, [by, moment(created_at)], undefined)
    }
    case 'person':
      return of(nameOr(hit.name, hit.email), [hit.email], part('email', hit.email))
  }
}

/** The address of a hit; null when no mounted feature shows its kind. */
export function hitAddress(hit: SearchHit, places: Partial<Places>): string | null {
  switch (hit.kind) {
    case 'account':
      return places[hit.service === 'tracker' ? 'trackedAccount' : 'account']?.(hit.id) ?? null
    case 'note': {
      const row = places[hit.notable_type]?.(hit.notable_id)
      return row === undefined ? null : notesAt(row, { type: hit.notable_type, id: hit.notable_id })
    }
    default:
      return places[hit.kind]?.(hit.id) ?? null
  }
}
