import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Banner } from './banner.tsx'

test('interrupts screen readers only when asked to', async () => {
  const screen = await render(<Banner title="Access lost." />)
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  await screen.rerender(<Banner announce>The email or the password is wrong.</Banner>)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The email or the password is wrong.')
})
