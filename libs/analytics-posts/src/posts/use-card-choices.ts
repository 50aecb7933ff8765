import { readMeta, updateMetaMutation, useUser } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'

const prefix = 'analytics_instagram_posts'
const keys = {
  captions: `${prefix}_expand_caption`,
  products: `${prefix}_show_products`,
  filters: `${prefix}_show_filter`,
} as const

/** What a reader may show or leave out. */
export type CardChoice = keyof typeof keys
export const cardChoices = Object.keys(keys) as CardChoice[]

/** What is shown to a reader who never chose. */
const usual: Record<CardChoice, boolean> = { captions: false, products: true, filters: true }

/** What the signed-in user wants to see of posts, kept in metas. A change shows at once; one that is refused goes back by itself. */
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
