import { toast } from '@tandem/design-system'
import { text } from './messages.ts'

const sayer = (what: 'created' | 'updated' | 'deleted' | 'added' | 'revoked') => (thing: string) =>
  toast.success({ title: text(`said.${what}`, { thing }) })

/**
 * Toasts that say that something succeeded.
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
