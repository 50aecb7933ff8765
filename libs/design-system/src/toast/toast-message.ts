/** How long a toast is shown, in milliseconds. */
export const lifeInMilliseconds = 10_000

/** The content of a toast: a title in the past tense, at most one more line and one action. */
export interface ToastMessage {
  title: string
  description?: string
  /** A verb: "Undo", "Show progress". Choosing it closes the toast. */
  action?: { label: string; onAction: () => void }
  /** A toast with the id of a visible one replaces it. */
  id?: string
  closeLabel?: string
}

export type ToastKind = 'success' | 'error' | 'warning' | 'info'
