import { sayPlainly } from './say-plainly.ts'
import { addToastBox } from './toast-box.ts'
import type { ToastKind, ToastMessage } from './toast-message.ts'

let machinery: Promise<typeof import('./toast-region.tsx')> | undefined

async function show(kind: ToastKind, message: ToastMessage) {
  const box = addToastBox()
  machinery ??= import('./toast-region.tsx')
  try {
    const region = await machinery
    region.showToast(kind, message)
  } catch (error) {
    // A chunk that failed to load may load next time; until then the page's own handler gets the error.
    machinery = undefined
    sayPlainly(box, message)
    throw error
  }
}

/**
 * Shows for 10 seconds what just happened, from anywhere, also outside React. The region mounts itself on the
 * first call.
 */
export const toast = {
  /** Adds the live region of toasts, which screen readers must know before the first one. */
  prepare: () => void addToastBox(),
  success: (message: ToastMessage) => void show('success', message),
  error: (message: ToastMessage) => void show('error', message),
  warning: (message: ToastMessage) => void show('warning', message),
  info: (message: ToastMessage) => void show('info', message),
}
