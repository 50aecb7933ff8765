import type { PostSalesDetail } from '@tandem/api-contract'
import { Heading, Stack, Text } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { link } from '@tandem/design-system/recipes'
import { formatNumber } from '@tandem/format'
import { useRowPlace } from '@tandem/workbench'
import { useId } from 'react'
import { Link } from 'react-router'
import { useSalesText } from './sales-messages.ts'

const exact = (units: number) => formatNumber(units, { full: true })

/** What the linked products sold on these days, beside what is usual, and how much of it the post accounts for. */
export function SoldProducts({ products }: Pick<PostSalesDetail, 'products'>) {
  const say = useSalesText()
  const titleId = useId()
  const place = useRowPlace()
  return (
    <Stack gap="2">
      <Heading level={3} size="sm" id={titleId}>
        {say('products.title')}
      </Heading>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and arrows must reach it */}
      <section className={box} tabIndex={0} aria-labelledby={titleId}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">{say('products.product')}</th>
              <th scope="col">{say('products.units')}</th>
              <th scope="col">{say('products.usual')}</th>
              <th scope="col">{say('products.attributed')}</th>
              <th scope="col">{say('products.estimated')}</th>
            </tr>
          </thead>
          <tbody>
            {products.map(({ product, units, usual_units, attributed_units, estimated_units }) => {
              const to = place('product', product.id)
              const name = <bdi>{product.name.trim() || say('products.noName')}</bdi>
              return (
                <tr key={product.id}>
                  <th scope="row">
                    {to === null ? (
                      name
                    ) : (
                      <Link to={to} className={link({ variant: 'plain' })}>
                        {name}
                      </Link>
                    )}
                  </th>
                  <td>{exact(units)}</td>
                  <td className={css({ color: 'fg.muted' })}>
                    {usual_units === null ? say('products.unknown') : exact(usual_units)}
                  </td>
                  <td>{exact(attributed_units)}</td>
                  <td>{exact(estimated_units)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      <Text size="xs" tone="muted">
        {say('products.usualRule')}
      </Text>
    </Stack>
  )
}

const box = css({ overflowX: 'auto', _focusVisible: { outlineOffset: '[-2px]' } })
const table = css({
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'sm',
  '& th, & td': { paddingInline: '2', paddingBlock: '2', textAlign: 'end', whiteSpace: 'nowrap' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& th:first-child': {
    textAlign: 'start',
    whiteSpace: 'normal',
    minWidth: '[8rem]',
    position: 'sticky',
    insetInlineStart: '0',
    background: 'bg.surface',
    overflowWrap: 'anywhere',
  },
  '& thead th': { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
  '& tbody th': { fontWeight: 'medium' },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'border.subtle' },
})
