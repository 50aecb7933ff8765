import * as v from 'valibot'
import { pageAnswer } from '../json-measure.ts'
import type { OrderNote, OrderNotes } from '../order-rows.ts'
import { plainText } from '../plain-text.ts'
import { parsed } from '../requests/parsed.ts'
import { BoundedText, LongText, OptionalLongText } from '../text-schemas.ts'
import type { StoreClient } from './store-client.ts'

/** WooCommerce returns all notes of an order at once, newest first; plugins write hundreds. */
const maxNotes = 50

const Note = v.object({
  id: v.pipe(v.number(), v.safeInteger()),
  author: OptionalLongText(200),
  date_created_gmt: v.pipe(
    BoundedText(30),
    v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
    v.transform((time) => `${time}Z`),
  ),
  note: LongText(2000, plainText),
  customer_note: v.nullish(v.boolean(), false),
})
const Notes = v.array(v.unknown())

/**
 * The notes on an order in the shop, newest first. An unreadable note counts as one that isn't shown.
 * @throws ProviderError, or the signal's reason
 * @see https://woocommerce.github.io/woocommerce-rest-api-docs/#order-notes
 */
export async function orderNotes(
  client: StoreClient,
  orderId: string,
  signal?: AbortSignal,
): Promise<OrderNotes> {
  const { body } = await client.get({
    path: `/orders/${encodeURIComponent(orderId)}/notes`,
    subject: 'notes of orders',
    signal,
    limits: pageAnswer,
    query: () => ({ _fields: 'id,author,date_created_gmt,note,customer_note' }),
  })
  const answered = parsed(Notes, body, 'notes of orders')
  const notes = answered.slice(0, maxNotes).flatMap((raw): OrderNote[] => {
    const note = v.safeParse(Note, raw)
    if (!note.success) return []
    const { id, author, date_created_gmt, note: text, customer_note } = note.output
    return [
      { provider_id: String(id), author, text, is_for_customer: customer_note, written_at: date_created_gmt },
    ]
  })
  return { notes, left_out: answered.length - notes.length }
}
