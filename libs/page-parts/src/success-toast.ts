import { toast } from '@tandem/design-system'
import type { ToastMessage } from '@tandem/design-system'
import { text } from './messages.ts'

/** Optional content below the sentence. */
type More = Pick<ToastMessage, 'description' | 'action'>

const toastFor =
  (change: 'created' | 'updated' | 'deleted' | 'added' | 'revoked') =>
  (thing: string, more: More = {}) =>
    toast.success({ title: text(`success.${change}`, { thing }), ...more })

/**
 * Shows a toast that says that a change succeeded.
 *
 * @example
 * successToast.created('Category') // "Category created successfully"
 */
export const successToast = {
  created: toastFor('created'),
  updated: toastFor('updated'),
  deleted: toastFor('deleted'),
  added: toastFor('added'),
  revoked: toastFor('revoked'),
}
