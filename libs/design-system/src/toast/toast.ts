import { whenIdle } from '../lazy-part/when-idle.ts'
import { addToastBox } from './toast-box.ts'
import type { ToastKind, ToastMessage } from './toast-message.ts'

let machinery: Promise<typeof import('./toast-region.tsx')> | undefined

const load = () =>
  (machinery ??= import('./toast-region.tsx').catch((error) => {
    // A chunk that failed to load may load next time; until then the page's own handler gets the error.
    machinery = undefined
    throw error
  }))

async function show(kind: ToastKind, message: ToastMessage) {
  addToastBox()
  const { showToast } = await load()
  showToast(kind, message)
}

/**
 * Shows for 10 seconds what just happened, from anywhere, also outside React. The region mounts itself on the
 * first call.
 */
export const toast = {
  /**
   * Adds the live region of toasts, which screen readers must know before the first one. Once the page is idle, it
   * fetches their code, which can say later that other code is missing.
   */
  prepare: () => {
    addToastBox()
    whenIdle(() => void load().catch(() => undefined))
  },
  success: (message: ToastMessage) => void show('success', message),
  error: (message: ToastMessage) => void show('error', message),
  warning: (message: ToastMessage) => void show('warning', message),
  info: (message: ToastMessage) => void show('info', message),
}
