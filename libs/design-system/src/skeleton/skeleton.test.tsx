import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Loading, Skeleton } from './skeleton.tsx'

test('announces loading once', async () => {
  const screen = await render(
    <Loading label="Loading orders">
      <Skeleton />
      <Skeleton />
    </Loading>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading orders')
})
