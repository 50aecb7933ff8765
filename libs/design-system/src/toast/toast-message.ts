/** What a toast says: the title in the past tense, one line more, at most one action. */
export interface ToastMessage {
  title: string
  description?: string
  /** A verb: "Undo", "Show progress". The toast closes when it is chosen. */
  action?: { label: string; onAction: () => void }
  /** A toast with the id of one on screen takes its place, instead of standing beside it. */
  id?: string
  closeLabel?: string
}

export type ToastKind = 'success' | 'error' | 'warning' | 'info'
