import { toast } from '@tandem/design-system'
import type { ToastMessage } from '@tandem/design-system'
import { text } from './messages.ts'

/** Optional content below the sentence. */
type More = Pick<ToastMessage, 'description' | 'action'>

const sayer =
  (what: 'created' | 'updated' | 'deleted' | 'added' | 'revoked') =>
  (thing: string, more: More = {}) =>
    toast.success({ title: text(`said.${what}`, { thing }), ...more })

/**
 * Toasts for success.
 *
 * @example
 * said.created('Category') // "Category created successfully"
 */
export const said = {
  created: sayer('created'),
  updated: sayer('updated'),
  deleted: sayer('deleted'),
  added: sayer('added'),
  revoked: sayer('revoked'),
}
