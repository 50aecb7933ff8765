import { css } from '@tandem/design-system/css'
import type { ToastMessage } from './toast-message.ts'

/**
 * Says a message without the code of toasts, which the server may no longer have: as words in their live region, until
 * the next message.
 */
export function sayPlainly(box: HTMLElement, { title, description = '', action }: ToastMessage) {
  const words = document.createElement('p')
  words.className = plain
  words.append(`${title}\n${description}`)
  if (action) {
    const button = document.createElement('button')
    button.className = link
    button.append(action.label)
    button.addEventListener('click', action.onAction)
    words.append('\n', button)
  }
  box.replaceChildren(words)
}

const plain = css({
  position: 'fixed',
  bottom: '4',
  insetInlineEnd: '4',
  zIndex: '[70]',
  padding: '3',
  borderRadius: 'md',
  background: 'bg.raised',
  boxShadow: 'popover',
  textStyle: 'sm',
  whiteSpace: 'pre-line',
})
const link = css({ textDecoration: 'underline' })
