/** The texts about gross profit in Turkish. */
export const profitInTurkish = {
  title: 'Brüt kâr',
  titleIn: 'Brüt kâr, {{currency}}',
  costKnown: 'Maliyeti bilinen',
  ofShare: 'maliyeti bilinen adet: {{share}}',
  revenue: 'Maliyeti bilinen ürünler',
  cost: 'Bu ürünlerin maliyeti',
  margin: 'Marj',
  none: 'Bilinmiyor: mağazalarınızda satılanların maliyeti yok. Shopify’da her ürün veya varyant için ürün başına maliyeti girin. WooCommerce’te Ayarlar, Gelişmiş, Özellikler altında “Cost of Goods Sold” özelliğini açın ve her ürün için bir maliyet girin. Maliyet bir sonraki senkronizasyonda okunur. Mağazanın para biriminden başka bir para birimindeki satışların maliyeti yoktur.',
  unknownName: 'Maliyeti bilinmeyen adet',
  unknown:
    '{{units}} adetten {{unknown}} tanesinin maliyeti bilinmiyor. Bunlar bu rakamlarda hesaba katılmadı.',
  todays:
    '{{units}} adet için bugünkü maliyet kullanıldı; çünkü sipariş edildiklerinde maliyetleri bilinmiyordu. O zamanki maliyet farklı olabilir.',
  rule: 'Maliyeti bilinen ürünlerin indirim ve iadelerden sonraki vergi, kargo ve ücret hariç cirosundan iade edilmeyen adetlerin maliyetinin çıkarılmış hâli; her sipariş verildiği güne yazılır.',
} as const
