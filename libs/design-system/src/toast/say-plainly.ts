import { css } from '@tandem/design-system/css'
import { lifeInMilliseconds } from './toast-message.ts'
import type { ToastMessage } from './toast-message.ts'

/**
 * Says a message without the code of toasts, which the server may no longer have: as words in their live region, for ten
 * seconds, or until its action or the next message.
 */
export function sayPlainly(box: HTMLElement, { title, description = '', action }: ToastMessage) {
  const words = document.createElement('p')
  words.className = plain
  words.append(`${title}\n${description}`)
  if (action) {
    const button = document.createElement('button')
    button.className = link
    button.append(action.label)
    button.addEventListener('click', () => {
      words.remove()
      action.onAction()
    })
    words.append('\n', button)
  }
  box.replaceChildren(words)
  setTimeout(() => words.remove(), lifeInMilliseconds)
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
