import { readMeta, updateMetaMutation, useUser } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'

const prefix = 'analytics_instagram_posts'
const keys = {
  captions: `${prefix}_expand_caption`,
  products: `${prefix}_show_products`,
  filters: `${prefix}_show_filter`,
} as const

/** What a reader can show or hide on cards. */
export type CardChoice = keyof typeof keys
export const cardChoices = Object.keys(keys) as CardChoice[]

/** The defaults. */
const usual: Record<CardChoice, boolean> = { captions: false, products: true, filters: true }

/**
 * The signed-in user's choices for cards, stored as preferences. A change shows immediately; a refused one is
 * reverted.
 */
export function useCardChoices() {
  const user = useUser()
  const { mutate } = useMutation(updateMetaMutation)
  const isOn = (choice: CardChoice) => {
    const kept = readMeta(user, keys[choice])
    return kept === null ? usual[choice] : kept === '1'
  }
  return {
    captions: isOn('captions'),
    products: isOn('products'),
    filters: isOn('filters'),
    toggle: (choice: CardChoice) => mutate({ [keys[choice]]: isOn(choice) ? '0' : '1' }),
  }
}
