import type { ReactNode } from 'react'
import { defineWords } from '../words/define-words.ts'

/**
 * The main button of a dialog, labelled with a verb and an object. It submits the form with this id, or calls
 * back.
 */
export type DialogAction = {
  label: string
  loading?: boolean
  danger?: boolean
} & ({ form: string; onAction?: never } | { form?: never; onAction: () => void })

export interface DialogProps {
  open: boolean
  /**
   * Called with `false` when the reader closes it; with unsaved changes only after they agreed to lose them.
   */
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** `md` 480 px, `lg` 520 px for two columns; the full width at the bottom edge of a phone. */
  size?: 'md' | 'lg'
  /** Closing would lose text: closing and leaving the page then ask first. */
  unsaved?: boolean
  action?: DialogAction
  /** Beside the buttons, at the left: a note or a link. */
  footerStart?: ReactNode
  labels?: Partial<typeof defaultLabels>
  children: ReactNode
}

export const defaultLabels = defineWords('dialog', {
  close: 'Close',
  cancel: 'Cancel',
  unsavedTitle: 'Discard changes?',
  unsavedText: 'Your changes haven’t been saved.',
  keepEditing: 'Keep editing',
  discard: 'Discard changes',
})
