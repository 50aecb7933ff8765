import postcss from 'postcss'
import { expect, it } from 'vitest'
import { splitStyles } from '../split-styles.ts'

const split = async (css: string, file: 'index.css' | 'frame.css') =>
  (await postcss([splitStyles()]).process(css, { from: `/styles/${file}` })).css.replaceAll(/\s+/g, ' ')

it('puts each selector of a rule into the file of its recipe', async () => {
  const css = '@layer recipes { @media print { .button, .star-button { display: none } } }'
  expect(await split(css, 'index.css')).toBe('@layer recipes { @media print { .button { display: none } } }')
  expect(await split(css, 'frame.css')).toBe(
    '@layer recipes { @media print { .star-button { display: none } } }',
  )
})
