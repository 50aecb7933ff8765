import { usePlace } from '@tandem/app-frame'
import { StoreLogo } from '@tandem/choices'
import { Card, ConnectDrawing, EmptyState, LogoMark } from '@tandem/design-system'
import { button } from '@tandem/design-system/recipes'
import { useIsAllowed } from '@tandem/session'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useText } from './messages.ts'
import type { ListKind } from './store-list.ts'

/** Replaces a list until a store is connected. */
export function ConnectFirst({ kind, title }: { kind: ListKind; title?: string }) {
  const text = useText()
  const connectStorePath = usePlace('connectStore')
  const mayConnect = useIsAllowed('stores.write')
  return (
    <Card flush>
      <EmptyState
        art={<ConnectDrawing from={<StoreLogo type="woocommerce" size={26} />} to={<LogoMark size="md" />} />}
        title={title ?? text(`${kind}.connect`)}
        text={
          mayConnect
            ? text('connect.description')
            : `${text('connect.description')} ${text('connect.askAdmin')}`
        }
        actions={
          mayConnect &&
          connectStorePath !== null && (
            <Link to={connectStorePath} className={button({ variant: 'primary', size: 'form' })}>
              <span data-part="content">
                <Plus aria-hidden />
                {text('connect.action')}
              </span>
            </Link>
          )
        }
      />
    </Card>
  )
}
