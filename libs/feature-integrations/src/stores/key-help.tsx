import { Banner } from '@tandem/design-system'
import { link } from '@tandem/design-system/recipes'
import { useId, useState } from 'react'
import { useText } from './messages.ts'

/** Where the keys of a kind of store are created. */
export type KeyHelp = 'shopifyToken' | 'shopifyApp' | 'woocommerce'

/** Explains where a store's keys are created, opened by a link beside the label. */
export function useKeyHelp(kind: KeyHelp) {
  const text = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return {
    toggle: (
      <button
        type="button"
        className={link()}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {text('form.whereToFind')}
      </button>
    ),
    help: (
      <div id={id} hidden={!isOpen}>
        <Banner tone="info">{text(`form.keyHelp.${kind}`)}</Banner>
      </div>
    ),
  }
}
