import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ProgressBar } from './progress-bar.tsx'

test('shows how far it is', async () => {
  const screen = await render(
    <ProgressBar label="Orders" value={300} max={1200} valueText="300 of about 1.200" />,
  )
  const bar = screen.getByRole('progressbar', { name: 'Orders' })
  await expect.element(bar).toHaveAttribute('value', '300')
  await expect.element(bar).toHaveAttribute('aria-valuetext', '300 of about 1.200')
})

test('never passes its end, though a provider may send more than it announced', async () => {
  const screen = await render(<ProgressBar label="Orders" value={1300} max={1200} />)
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('value', '1200')
})

test('shows no value while the end is unknown', async () => {
  const screen = await render(<ProgressBar label="Orders" value={10} max={0} />)
  await expect.element(screen.getByRole('progressbar')).not.toHaveAttribute('value')
})
