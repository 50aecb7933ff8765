import { waitFor } from 'storybook/test'

const buttons = () => document.querySelectorAll<HTMLElement>('[data-scope=toast][data-part=close-trigger]')

/** Closes the toasts of a story, which outlive it and would appear in the next one. */
export async function closeToasts(): Promise<void> {
  for (const button of buttons()) button.click()
  await waitFor(() => {
    if (buttons().length > 0) throw new Error('A toast is still open')
  })
}
