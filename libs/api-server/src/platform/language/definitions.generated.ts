/** Written by npm run docs: what the help page says in each language, by the id of the term. */
export const definitions = {
  en: {
    'engagement-rate': {
      topic: 'Posts',
      name: 'Engagement rate',
      definition:
        'Likes, comments, shares and saves on day 7 after publishing, divided by the followers at that time.',
      note: 'A younger post shows its latest rate, a post first synced after day 7 its first rate, and a post with hidden likes has none.',
    },
    'engagement-rate-tracked': {
      topic: 'Posts',
      name: 'Public engagement rate',
      definition: 'Likes and comments on day 7 after publishing, divided by the followers at that time.',
      note: 'A younger post shows its latest rate, a post first synced after day 7 its first rate, and a post with hidden likes has none.',
    },
    'reach-rate': {
      topic: 'Posts',
      name: 'Rate by reach',
      definition:
        'Likes, comments, shares and saves as a share of the people reached, taken at the same time as the engagement rate.',
      note: '',
    },
    views: {
      topic: 'Posts',
      name: 'Views',
      definition: 'How often the post was played or shown, including repeat views.',
      note: '',
    },
    reach: {
      topic: 'Posts',
      name: 'Reach',
      definition: 'Unique accounts that saw the post at least once (Instagram estimate).',
      note: '',
    },
    likes: {
      topic: 'Posts',
      name: 'Likes',
      definition: 'Likes on the post, unless its owner hides them.',
      note: '',
    },
    comments: {
      topic: 'Posts',
      name: 'Comments',
      definition: 'Comments on the post, including replies.',
      note: '',
    },
    saves: { topic: 'Posts', name: 'Saves', definition: 'How often the post was saved.', note: '' },
    shares: { topic: 'Posts', name: 'Shares', definition: 'How often the post was shared.', note: '' },
    interactions: {
      topic: 'Posts',
      name: 'Interactions',
      definition: 'Likes, comments, saves and shares, minus any that were undone.',
      note: '',
    },
    reposts: { topic: 'Posts', name: 'Reposts', definition: 'How often the post was reposted.', note: '' },
    follows: {
      topic: 'Posts',
      name: 'New followers',
      definition: 'Accounts that followed you from this post.',
      note: '',
    },
    'profile-visits': {
      topic: 'Posts',
      name: 'Profile visits',
      definition: 'Visits to your profile from this post.',
      note: '',
    },
    'total-likes': {
      topic: 'Posts',
      name: 'Likes including ads',
      definition: 'Likes on the post and its ads.',
      note: '',
    },
    'total-comments': {
      topic: 'Posts',
      name: 'Comments including ads',
      definition: 'Comments on the post and its ads.',
      note: '',
    },
    'total-views': {
      topic: 'Posts',
      name: 'Views including ads',
      definition: 'Views of the post and its ads.',
      note: '',
    },
    'facebook-views': {
      topic: 'Posts',
      name: 'Views on Facebook',
      definition: 'Views on Facebook, where the post is shared there too.',
      note: '',
    },
    'crossposted-views': {
      topic: 'Posts',
      name: 'Views on Instagram and Facebook',
      definition: 'Views on Instagram and Facebook together.',
      note: '',
    },
    'watch-time-ms': {
      topic: 'Posts',
      name: 'Watch time',
      definition: 'Total time watched, including replays.',
      note: '',
    },
    'average-watch-time-ms': {
      topic: 'Posts',
      name: 'Average watch time',
      definition: 'Watch time divided by initial plays.',
      note: '',
    },
    'skip-rate': {
      topic: 'Posts',
      name: 'Skip rate',
      definition: 'Share of views skipped in the first 3 seconds.',
      note: '',
    },
    replies: { topic: 'Posts', name: 'Replies', definition: 'Direct-message replies.', note: '' },
    'link-clicks': { topic: 'Posts', name: 'Link taps', definition: 'Taps on the post’s links.', note: '' },
    'post-sales-proven': {
      topic: 'Posts that sold',
      name: 'Proven',
      definition:
        'Orders that name the post themselves, by a tag, a landing page, a link or its own discount code.',
      note: '',
    },
    'post-sales-organic': {
      topic: 'Posts that sold',
      name: 'From Instagram, post unknown',
      definition:
        'Orders from Instagram within 7 days that include a linked product; which post they came from is unknown.',
      note: '',
    },
    'post-sales-paid': {
      topic: 'Posts that sold',
      name: 'From Instagram ads, post unknown',
      definition:
        'Orders from Instagram by links tagged as paid, within 7 days, that include a linked product; which post they came from is unknown.',
      note: '',
    },
    'post-sales-also': {
      topic: 'Posts that sold',
      name: 'Also in these orders',
      definition: 'Other products in the orders that name the post, which it doesn’t link to.',
      note: '',
    },
    lift: {
      topic: 'Posts that sold',
      name: 'Lift',
      definition:
        'Units of the linked products sold above the usual number, estimated from sales alone, with a range that holds the true figure about nine times out of ten.',
      note: '',
    },
    'lift-posts': {
      topic: 'Posts that sold',
      name: 'Posts that share a lift',
      definition: 'Posts that lead to the same products within a few days and share one lift.',
      note: '',
    },
    'post-customers': {
      topic: 'Posts that sold',
      name: 'Customers this post brought',
      definition: 'Customers whose first known order in a store names this post, within 90 days after it.',
      note: '',
    },
    'short-link-opens': {
      topic: 'Posts that sold',
      name: 'Opens of short links',
      definition:
        'How often people opened the short link, including several times by one person; search engines, link previews and other programs that identify themselves don’t count.',
      note: '',
    },
    'account-followers': {
      topic: 'Accounts',
      name: 'Followers',
      definition:
        'Follower count at the last sync of the period; someone who follows two of your accounts counts twice.',
      note: '',
    },
    'account-growth': {
      topic: 'Accounts',
      name: 'Growth',
      definition:
        'New followers minus unfollows, or the difference between syncs on days for which Instagram doesn’t share both, as a share of the followers before.',
      note: '',
    },
    'account-reach': {
      topic: 'Accounts',
      name: 'Avg. daily reach',
      definition:
        'Average number of people reached per day; for several accounts, the sum of their averages.',
      note: '',
    },
    'account-views': {
      topic: 'Accounts',
      name: 'Views',
      definition: 'How often the account’s posts were played or shown on the days with data.',
      note: '',
    },
    'account-interactions': {
      topic: 'Accounts',
      name: 'Interactions',
      definition:
        'Likes, comments, shares, saves and replies on the days with data, as counted by Instagram.',
      note: '',
    },
    'account-posts': {
      topic: 'Accounts',
      name: 'Posts per week',
      definition: 'Posts published per week in this period, without stories.',
      note: '',
    },
    'account-engagement': {
      topic: 'Accounts',
      name: 'Engagement rate',
      definition: 'Average engagement rate of the posts published in this period.',
      note: '',
    },
    'account-followers-by-day': {
      topic: 'Daily data',
      name: 'Followers gained or lost',
      definition:
        'New followers minus unfollows that day, by Instagram’s days, where Instagram shares both; otherwise the next day’s sync minus that day’s.',
      note: '',
    },
    'day-followers': {
      topic: 'Daily data',
      name: 'Followers',
      definition: 'Followers at the end of each day.',
      note: '',
    },
    'day-reach': {
      topic: 'Daily data',
      name: 'Reach',
      definition: 'Unique people reached that day.',
      note: '',
    },
    'day-views': { topic: 'Daily data', name: 'Views', definition: 'Plays and views that day.', note: '' },
    'day-interactions': {
      topic: 'Daily data',
      name: 'Interactions',
      definition: 'Likes, comments, shares, saves and replies that day.',
      note: '',
    },
    'day-posts': {
      topic: 'Daily data',
      name: 'Posts',
      definition: 'Posts published that day, without stories.',
      note: '',
    },
    'day-follows': {
      topic: 'Daily data',
      name: 'Follows',
      definition: 'Accounts that followed this account that day, as counted by Instagram.',
      note: '',
    },
    'day-unfollows': {
      topic: 'Daily data',
      name: 'Unfollows',
      definition: 'Accounts that unfollowed this account or left Instagram that day.',
      note: '',
    },
    'day-newFollowers': {
      topic: 'Daily data',
      name: 'New followers',
      definition: 'New followers that day, as counted by Instagram.',
      note: '',
    },
    'day-likes': {
      topic: 'Daily data',
      name: 'Likes',
      definition: 'Likes on the account’s posts that day.',
      note: '',
    },
    'day-comments': {
      topic: 'Daily data',
      name: 'Comments',
      definition: 'Comments on the account’s posts that day.',
      note: '',
    },
    'day-shares': {
      topic: 'Daily data',
      name: 'Shares',
      definition: 'How often the account’s posts were shared that day.',
      note: '',
    },
    'day-saves': {
      topic: 'Daily data',
      name: 'Saves',
      definition: 'How often the account’s posts were saved that day.',
      note: '',
    },
    'day-taps': {
      topic: 'Daily data',
      name: 'Link taps',
      definition: 'Taps on the profile’s link, address and buttons that day.',
      note: '',
    },
    'tracked-growth': {
      topic: 'Tracker',
      name: 'Growth',
      definition:
        'Change in followers from the first sync of the period to the sync on the morning after its last day, as a share of the followers before.',
      note: '',
    },
    'tracked-engagement': {
      topic: 'Tracker',
      name: 'Public engagement rate',
      definition:
        'Average public engagement rate of the posts published in this period; it lacks shares and saves, so compare it with your own accounts with care.',
      note: '',
    },
    'dashboard-posts': {
      topic: 'Dashboard',
      name: 'Posts',
      definition: 'Posts published in this period, without stories.',
      note: '',
    },
    'dashboard-profile-links-taps': {
      topic: 'Dashboard',
      name: 'Link taps',
      definition: 'Taps on your profile’s link, address and buttons on the days with data.',
      note: '',
    },
    'online-followers': {
      topic: 'Dashboard',
      name: 'Online followers',
      definition:
        'Average number of followers online in each hour of the week; for several accounts, the sum of their averages.',
      note: 'Instagram only provides the last 30 days, and only for accounts with 100+ followers.',
    },
    'customers-new': {
      topic: 'Dashboard',
      name: 'New customers',
      definition:
        'Customers whose first order in a store is in this period, counted once in each store and once for all accounts and guest orders with the same email address.',
      note: '',
    },
    'customers-returning': {
      topic: 'Dashboard',
      name: 'Returning customers',
      definition: 'Customers who bought in this period and had already bought in the same store before it.',
      note: '',
    },
    'customers-average': {
      topic: 'Dashboard',
      name: 'Average order',
      definition:
        'Revenue after refunds divided by the number of orders, including orders without an email address.',
      note: '',
    },
    'customers-newRevenue': {
      topic: 'Dashboard',
      name: 'Revenue, new',
      definition: 'What new customers bought in this period, minus refunds.',
      note: '',
    },
    'customers-returningRevenue': {
      topic: 'Dashboard',
      name: 'Revenue, returning',
      definition: 'What returning customers bought in this period, minus refunds.',
      note: '',
    },
    'orders-by-channel': {
      topic: 'Dashboard',
      name: 'Orders by channel',
      definition: 'Orders of this period by where the buyer came from, as the store recorded it.',
      note: '',
    },
    'audience-followers': {
      topic: 'Audience',
      name: 'Followers',
      definition:
        'People who follow your accounts, as counted by Instagram; someone who follows two of them counts twice.',
      note: '',
    },
    'audience-engaged': {
      topic: 'Audience',
      name: 'Engaged',
      definition: 'People who engaged with your accounts this month, as counted by Instagram.',
      note: '',
    },
    'audience-buyers': {
      topic: 'Audience',
      name: 'Buyers',
      definition: 'Customers with at least one order and a known location.',
      note: '',
    },
    revenue: {
      topic: 'Sales',
      name: 'Revenue',
      definition: 'The total of all sales in one currency minus refunds, on the day each order was placed.',
      note: '',
    },
    orders: {
      topic: 'Sales',
      name: 'Orders',
      definition:
        'Number of sales placed on these days; each store’s card shows which orders count as sales.',
      note: '',
    },
    units: {
      topic: 'Sales',
      name: 'Units',
      definition: 'Items in the sales placed on these days, minus returned items.',
      note: '',
    },
    refunds: {
      topic: 'Sales',
      name: 'Refunds',
      definition: 'Refunds made on these days, whenever the order was placed.',
      note: '',
    },
    profit: {
      topic: 'Sales',
      name: 'Gross profit',
      definition:
        'Revenue from items with a known cost, after discounts and refunds and without tax, shipping and fees, minus the cost of the units that weren’t returned, on the day each order was placed.',
      note: '',
    },
    margin: {
      topic: 'Sales',
      name: 'Margin',
      definition: 'Gross profit as a share of the revenue from items with a known cost.',
      note: '',
    },
    'cost-known': {
      topic: 'Sales',
      name: 'Cost known for',
      definition:
        'Share of the units whose cost is known; gross profit and margin are about these units only.',
      note: '',
    },
    'order-items': {
      topic: 'Orders',
      name: 'Items',
      definition: 'Units of all products in the order.',
      note: '',
    },
    'order-items-total': {
      topic: 'Orders',
      name: 'Items, without tax',
      definition: 'The order’s products after discounts, without tax.',
      note: '',
    },
    'order-discounts': {
      topic: 'Orders',
      name: 'Discounts',
      definition: 'The order’s discounts without tax, which are already taken off its items.',
      note: '',
    },
    'order-fees': {
      topic: 'Orders',
      name: 'Fees, without tax',
      definition: 'What the store charged besides products and shipping, without tax.',
      note: '',
    },
    'order-shipping': {
      topic: 'Orders',
      name: 'Shipping, without tax',
      definition: 'What the customer was charged for shipping, without tax.',
      note: '',
    },
    'order-tax': { topic: 'Orders', name: 'Tax', definition: 'All tax in the order’s total.', note: '' },
    'order-total': {
      topic: 'Orders',
      name: 'Total',
      definition: 'What the order cost with shipping, fees and tax, before refunds.',
      note: '',
    },
    'order-refunds': {
      topic: 'Orders',
      name: 'Refunds',
      definition: 'What has been refunded of the order so far.',
      note: '',
    },
    'order-net': {
      topic: 'Orders',
      name: 'Net after refunds',
      definition: 'The order’s total minus its refunds.',
      note: '',
    },
    buyers: {
      topic: 'Customers',
      name: 'Buyers',
      definition:
        'New customers bought once, returning ones more than once, and lapsed ones last ordered more than 180 days ago; the best are the 10% of buyers who spent most, in the currency of the filter, or without one in that in which most people bought.',
      note: '',
    },
    'customer-orders': {
      topic: 'Customers',
      name: 'Orders',
      definition: 'The customer’s orders in the store.',
      note: '',
    },
    spent: {
      topic: 'Customers',
      name: 'Total spent',
      definition: 'The total of the customer’s sales minus refunds.',
      note: '',
    },
    'customer-average': {
      topic: 'Customers',
      name: 'Average order',
      definition: 'Total spent, divided by the number of sales.',
      note: '',
    },
    'units-sold': {
      topic: 'Products',
      name: 'Units sold',
      definition: 'Units of the product sold, minus returned units.',
      note: '',
    },
    'product-revenue': {
      topic: 'Products',
      name: 'Revenue',
      definition: 'The product’s lines in sales after discounts, without tax, minus refunded lines.',
      note: '',
    },
    price: {
      topic: 'Products',
      name: 'Price',
      definition: 'What the product costs in the store today; the lowest price if its variants differ.',
      note: '',
    },
    cost: {
      topic: 'Products',
      name: 'Unit cost today',
      definition: 'What a unit costs the store today; the lowest cost if the product’s variants differ.',
      note: '',
    },
    'unknown-cost': {
      topic: 'Products',
      name: 'Units with an unknown cost',
      definition: 'Units sold for which no cost was known; gross profit and margin leave them out.',
      note: '',
    },
    stock: {
      topic: 'Products',
      name: 'Stock',
      definition: 'Units in stock at the last sync, if the store tracks them.',
      note: '',
    },
    cohort: {
      topic: 'Cohorts',
      name: 'Customers',
      definition:
        'Customers by the month and the currency of their first order in a store; guests and accounts with the same email address count as one customer.',
      note: '',
    },
    'bought-again': {
      topic: 'Cohorts',
      name: 'Bought again, %',
      definition:
        'Share of the month’s customers with a second order within 30, 90 or 365 days of the first.',
      note: '',
    },
    'cohort-revenue': {
      topic: 'Cohorts',
      name: 'Revenue per customer',
      definition:
        'What the month’s customers bought in this currency within these days, the first order included, minus refunds, divided by their number.',
      note: '',
    },
    'not-yet': {
      topic: 'Cohorts',
      name: 'Not yet',
      definition: 'The period isn’t over for every customer.',
      note: '',
    },
    'code-orders': {
      topic: 'Discount codes',
      name: 'Orders',
      definition: 'Orders placed with this code in one currency.',
      note: '',
    },
    'code-revenue': {
      topic: 'Discount codes',
      name: 'Revenue',
      definition:
        'The total of the orders with this code in one currency, minus refunds; an order with two codes counts for both, so don’t add codes up.',
      note: '',
    },
    'code-discount': {
      topic: 'Discount codes',
      name: 'Discount given',
      definition:
        'The discount that this code gave on these orders, which is unknown if the store doesn’t share it for each of them.',
      note: '',
    },
    'code-buyers': {
      topic: 'Discount codes',
      name: 'Customers',
      definition: 'People who placed these orders and left an email address.',
      note: '',
    },
    'code-customers': {
      topic: 'Discount codes',
      name: 'New customers',
      definition: 'People who used the code on their first order in the store.',
      note: '',
    },
    'code-laterOrders': {
      topic: 'Discount codes',
      name: 'Orders since',
      definition:
        'Orders that the new customers placed after that order in the same currency, with or without the code.',
      note: '',
    },
    'code-later': {
      topic: 'Discount codes',
      name: 'Bought since',
      definition:
        'Everything that the new customers bought after that order in the same currency, with or without the code, minus refunds.',
      note: '',
    },
  },
  tr: {
    'engagement-rate': {
      topic: 'Gönderiler',
      name: 'Etkileşim oranı',
      definition:
        'Yayından sonraki 7. gündeki beğeni, yorum, paylaşım ve kaydetmelerin o andaki takipçi sayısına bölümü.',
      note: 'Daha yeni bir gönderide son oran, 7. günden sonra ilk kez senkronize edilen bir gönderide ilk oran gösterilir; beğenileri gizli olan bir gönderinin oranı yoktur.',
    },
    'engagement-rate-tracked': {
      topic: 'Gönderiler',
      name: 'Herkese açık etkileşim oranı',
      definition: 'Yayından sonraki 7. gündeki beğeni ve yorumların o andaki takipçi sayısına bölümü.',
      note: 'Daha yeni bir gönderide son oran, 7. günden sonra ilk kez senkronize edilen bir gönderide ilk oran gösterilir; beğenileri gizli olan bir gönderinin oranı yoktur.',
    },
    'reach-rate': {
      topic: 'Gönderiler',
      name: 'Erişime göre oran',
      definition:
        'Etkileşim oranıyla aynı anda alınan beğeni, yorum, paylaşım ve kaydetmelerin erişilen kişilere oranı.',
      note: '',
    },
    views: {
      topic: 'Gönderiler',
      name: 'Görüntülenme',
      definition: 'Gönderinin kaç kez oynatıldığı veya gösterildiği; tekrar görüntülemeler dâhil.',
      note: '',
    },
    reach: {
      topic: 'Gönderiler',
      name: 'Erişim',
      definition: 'Gönderiyi en az bir kez gören tekil hesaplar (Instagram tahmini).',
      note: '',
    },
    likes: {
      topic: 'Gönderiler',
      name: 'Beğeni',
      definition: 'Gönderinin beğenileri; gönderinin sahibi gizlediyse bilinmez.',
      note: '',
    },
    comments: {
      topic: 'Gönderiler',
      name: 'Yorum',
      definition: 'Gönderinin yorumları; yanıtlar dâhil.',
      note: '',
    },
    saves: {
      topic: 'Gönderiler',
      name: 'Kaydetme',
      definition: 'Gönderinin kaç kez kaydedildiği.',
      note: '',
    },
    shares: {
      topic: 'Gönderiler',
      name: 'Paylaşım',
      definition: 'Gönderinin kaç kez paylaşıldığı.',
      note: '',
    },
    interactions: {
      topic: 'Gönderiler',
      name: 'Etkileşimler',
      definition: 'Beğeni, yorum, kaydetme ve paylaşımlar; geri alınanlar düşülür.',
      note: '',
    },
    reposts: {
      topic: 'Gönderiler',
      name: 'Yeniden paylaşım',
      definition: 'Gönderinin kaç kez yeniden paylaşıldığı.',
      note: '',
    },
    follows: {
      topic: 'Gönderiler',
      name: 'Yeni takipçiler',
      definition: 'Bu gönderiden sizi takip etmeye başlayan hesaplar.',
      note: '',
    },
    'profile-visits': {
      topic: 'Gönderiler',
      name: 'Profil ziyaretleri',
      definition: 'Bu gönderiden profilinize yapılan ziyaretler.',
      note: '',
    },
    'total-likes': {
      topic: 'Gönderiler',
      name: 'Beğeni (reklamlar dâhil)',
      definition: 'Gönderinin ve reklamlarının beğenileri.',
      note: '',
    },
    'total-comments': {
      topic: 'Gönderiler',
      name: 'Yorum (reklamlar dâhil)',
      definition: 'Gönderinin ve reklamlarının yorumları.',
      note: '',
    },
    'total-views': {
      topic: 'Gönderiler',
      name: 'Görüntülenme (reklamlar dâhil)',
      definition: 'Gönderinin ve reklamlarının görüntülenmeleri.',
      note: '',
    },
    'facebook-views': {
      topic: 'Gönderiler',
      name: 'Facebook’ta görüntülenme',
      definition: 'Gönderi Facebook’ta da paylaşıldıysa oradaki görüntülenmeler.',
      note: '',
    },
    'crossposted-views': {
      topic: 'Gönderiler',
      name: 'Instagram ve Facebook’ta görüntülenme',
      definition: 'Instagram ve Facebook’taki görüntülenmelerin toplamı.',
      note: '',
    },
    'watch-time-ms': {
      topic: 'Gönderiler',
      name: 'İzlenme süresi',
      definition: 'Toplam izlenme süresi; yeniden oynatmalar dâhil.',
      note: '',
    },
    'average-watch-time-ms': {
      topic: 'Gönderiler',
      name: 'Ortalama izlenme süresi',
      definition: 'İzlenme süresinin ilk oynatmalara bölünmesi.',
      note: '',
    },
    'skip-rate': {
      topic: 'Gönderiler',
      name: 'Atlama oranı',
      definition: 'İlk 3 saniyede atlanan görüntülenmelerin oranı.',
      note: '',
    },
    replies: {
      topic: 'Gönderiler',
      name: 'Yanıtlar',
      definition: 'Direkt mesajla gelen yanıtlar.',
      note: '',
    },
    'link-clicks': {
      topic: 'Gönderiler',
      name: 'Bağlantı dokunuşları',
      definition: 'Gönderideki bağlantılara dokunmalar.',
      note: '',
    },
    'post-sales-proven': {
      topic: 'Satış getiren gönderiler',
      name: 'Kanıtlanmış',
      definition:
        'Gönderiyi kendisi belirten siparişler: bir etiketle, açılış sayfasıyla, bağlantıyla veya gönderinin kendi indirim koduyla.',
      note: '',
    },
    'post-sales-organic': {
      topic: 'Satış getiren gönderiler',
      name: 'Instagram’dan gelen, gönderi bilinmiyor',
      definition:
        '7 gün içinde Instagram’dan gelen ve bağlı bir ürün içeren siparişler; hangi gönderiden geldikleri bilinmiyor.',
      note: '',
    },
    'post-sales-paid': {
      topic: 'Satış getiren gönderiler',
      name: 'Instagram reklamlarından gelen, gönderi bilinmiyor',
      definition:
        '7 gün içinde Instagram’dan, ücretli olarak etiketlenmiş bağlantılarla gelen ve bağlı bir ürün içeren siparişler; hangi gönderiden geldikleri bilinmiyor.',
      note: '',
    },
    'post-sales-also': {
      topic: 'Satış getiren gönderiler',
      name: 'Bu siparişlerdeki diğer ürünler',
      definition: 'Gönderiyi belirten siparişlerdeki, gönderiye bağlı olmayan diğer ürünler.',
      note: '',
    },
    lift: {
      topic: 'Satış getiren gönderiler',
      name: 'Satış artışı',
      definition:
        'Bağlı ürünlerden olağan sayının üzerinde satılan, yalnızca satışlardan tahmin edilen adet; gösterilen aralık, on seferin yaklaşık dokuzunda gerçek değeri içerir.',
      note: '',
    },
    'lift-posts': {
      topic: 'Satış getiren gönderiler',
      name: 'Aynı satış artışını paylaşan gönderiler',
      definition:
        'Birkaç gün içinde aynı ürünlere yönlendiren ve tek bir satış artışını paylaşan gönderiler.',
      note: '',
    },
    'post-customers': {
      topic: 'Satış getiren gönderiler',
      name: 'Bu gönderinin kazandırdığı müşteriler',
      definition:
        'Bir mağazadaki bilinen ilk siparişi, gönderiden sonraki 90 gün içinde bu gönderiyi belirten müşteriler.',
      note: '',
    },
    'short-link-opens': {
      topic: 'Satış getiren gönderiler',
      name: 'Kısa bağlantıların açılmaları',
      definition:
        'Kısa bağlantının kaç kez açıldığı; bir kişinin tekrar açması sayılır, arama motorları, bağlantı önizlemeleri ve kendini tanıtan diğer programlar sayılmaz.',
      note: '',
    },
    'account-followers': {
      topic: 'Hesaplar',
      name: 'Takipçi',
      definition:
        'Dönemin son senkronizasyonundaki takipçi sayısı; iki hesabınızı takip eden biri iki kez sayılır.',
      note: '',
    },
    'account-growth': {
      topic: 'Hesaplar',
      name: 'Takipçi artışı',
      definition:
        'Yeni takipçilerle takibi bırakanlar arasındaki farkın (Instagram’ın ikisini birden paylaşmadığı günlerde senkronizasyonlar arasındaki farkın) önceki takipçi sayısına oranı.',
      note: '',
    },
    'account-reach': {
      topic: 'Hesaplar',
      name: 'Ort. günlük erişim',
      definition: 'Günde erişilen ortalama kişi sayısı; birden fazla hesapta, ortalamalarının toplamı.',
      note: '',
    },
    'account-views': {
      topic: 'Hesaplar',
      name: 'Görüntülenme',
      definition: 'Hesabın gönderilerinin, verisi olan günlerde kaç kez oynatıldığı veya gösterildiği.',
      note: '',
    },
    'account-interactions': {
      topic: 'Hesaplar',
      name: 'Etkileşimler',
      definition: 'Verisi olan günlerde Instagram’ın saydığı beğeni, yorum, paylaşım, kaydetme ve yanıtlar.',
      note: '',
    },
    'account-posts': {
      topic: 'Hesaplar',
      name: 'Haftalık gönderi',
      definition: 'Bu dönemde haftada yayınlanan gönderi sayısı; hikâyeler hariç.',
      note: '',
    },
    'account-engagement': {
      topic: 'Hesaplar',
      name: 'Etkileşim oranı',
      definition: 'Bu dönemde yayınlanan gönderilerin ortalama etkileşim oranı.',
      note: '',
    },
    'account-followers-by-day': {
      topic: 'Günlük veriler',
      name: 'Kazanılan veya kaybedilen takipçi',
      definition:
        'Instagram ikisini de paylaşıyorsa Instagram’ın günlerine göre o günkü yeni takipçilerle takibi bırakanların farkı, paylaşmıyorsa ertesi günün senkronizasyonuyla o gününki arasındaki fark.',
      note: '',
    },
    'day-followers': {
      topic: 'Günlük veriler',
      name: 'Takipçi',
      definition: 'Her günün sonundaki takipçi sayısı.',
      note: '',
    },
    'day-reach': {
      topic: 'Günlük veriler',
      name: 'Erişim',
      definition: 'O gün erişilen tekil kişi sayısı.',
      note: '',
    },
    'day-views': {
      topic: 'Günlük veriler',
      name: 'Görüntülenme',
      definition: 'O günkü oynatma ve görüntülenmeler.',
      note: '',
    },
    'day-interactions': {
      topic: 'Günlük veriler',
      name: 'Etkileşimler',
      definition: 'O günkü beğeni, yorum, paylaşım, kaydetme ve yanıtlar.',
      note: '',
    },
    'day-posts': {
      topic: 'Günlük veriler',
      name: 'Gönderiler',
      definition: 'O gün yayınlanan gönderiler; hikâyeler hariç.',
      note: '',
    },
    'day-follows': {
      topic: 'Günlük veriler',
      name: 'Takip edenler',
      definition: 'Instagram’a göre o gün bu hesabı takip etmeye başlayan hesaplar.',
      note: '',
    },
    'day-unfollows': {
      topic: 'Günlük veriler',
      name: 'Takibi bırakanlar',
      definition: 'O gün bu hesabı takip etmeyi bırakan veya Instagram’dan ayrılan hesaplar.',
      note: '',
    },
    'day-newFollowers': {
      topic: 'Günlük veriler',
      name: 'Yeni takipçiler',
      definition: 'Instagram’a göre o günkü yeni takipçiler.',
      note: '',
    },
    'day-likes': {
      topic: 'Günlük veriler',
      name: 'Beğeni',
      definition: 'O gün hesabın gönderilerine gelen beğeniler.',
      note: '',
    },
    'day-comments': {
      topic: 'Günlük veriler',
      name: 'Yorum',
      definition: 'O gün hesabın gönderilerine gelen yorumlar.',
      note: '',
    },
    'day-shares': {
      topic: 'Günlük veriler',
      name: 'Paylaşım',
      definition: 'O gün hesabın gönderilerinin kaç kez paylaşıldığı.',
      note: '',
    },
    'day-saves': {
      topic: 'Günlük veriler',
      name: 'Kaydetme',
      definition: 'O gün hesabın gönderilerinin kaç kez kaydedildiği.',
      note: '',
    },
    'day-taps': {
      topic: 'Günlük veriler',
      name: 'Bağlantı dokunuşları',
      definition: 'O gün profildeki bağlantıya, adrese ve düğmelere dokunmalar.',
      note: '',
    },
    'tracked-growth': {
      topic: 'Takip',
      name: 'Takipçi artışı',
      definition:
        'Dönemin ilk senkronizasyonundan son günün ertesi sabahındaki senkronizasyona kadar takipçi sayısındaki değişimin önceki takipçi sayısına oranı.',
      note: '',
    },
    'tracked-engagement': {
      topic: 'Takip',
      name: 'Herkese açık etkileşim oranı',
      definition:
        'Bu dönemde yayınlanan gönderilerin herkese açık etkileşim oranlarının ortalaması; paylaşım ve kaydetmeleri içermediğinden kendi hesaplarınızla karşılaştırırken dikkatli olun.',
      note: '',
    },
    'dashboard-posts': {
      topic: 'Gösterge paneli',
      name: 'Gönderiler',
      definition: 'Bu dönemde yayınlanan gönderiler; hikâyeler hariç.',
      note: '',
    },
    'dashboard-profile-links-taps': {
      topic: 'Gösterge paneli',
      name: 'Bağlantı dokunuşları',
      definition: 'Verisi olan günlerde profilinizdeki bağlantıya, adrese ve düğmelere dokunmalar.',
      note: '',
    },
    'online-followers': {
      topic: 'Gösterge paneli',
      name: 'Çevrimiçi takipçiler',
      definition:
        'Haftanın her saatinde çevrimiçi olan ortalama takipçi sayısı; birden fazla hesapta, ortalamalarının toplamı.',
      note: 'Instagram yalnızca son 30 günü, yalnızca en az 100 takipçisi olan hesaplar için sunar.',
    },
    'customers-new': {
      topic: 'Gösterge paneli',
      name: 'Yeni müşteriler',
      definition:
        'Bir mağazadaki ilk siparişi bu dönemde olan müşteriler; her mağazada bir kez sayılırlar, aynı e-posta adresine sahip misafirler ve hesaplar tek müşteridir.',
      note: '',
    },
    'customers-returning': {
      topic: 'Gösterge paneli',
      name: 'Geri gelen müşteriler',
      definition: 'Bu dönemde satın alan ve aynı mağazadan daha önce de satın almış olan müşteriler.',
      note: '',
    },
    'customers-average': {
      topic: 'Gösterge paneli',
      name: 'Ortalama sipariş tutarı',
      definition: 'İadeler düşülmüş cironun, e-posta adresi olmayanlar dâhil sipariş sayısına bölümü.',
      note: '',
    },
    'customers-newRevenue': {
      topic: 'Gösterge paneli',
      name: 'Ciro, yeni',
      definition: 'Yeni müşterilerin bu dönemde satın aldıkları; iadeler düşülmüş.',
      note: '',
    },
    'customers-returningRevenue': {
      topic: 'Gösterge paneli',
      name: 'Ciro, geri gelen',
      definition: 'Geri gelen müşterilerin bu dönemde satın aldıkları; iadeler düşülmüş.',
      note: '',
    },
    'orders-by-channel': {
      topic: 'Gösterge paneli',
      name: 'Kanala göre siparişler',
      definition: 'Bu dönemin siparişleri; alıcının, mağazanın kaydettiği geliş yerine göre.',
      note: '',
    },
    'audience-followers': {
      topic: 'Kitle',
      name: 'Takipçiler',
      definition:
        'Instagram’ın saydığı, hesaplarınızı takip eden kişiler; iki hesabınızı takip eden biri iki kez sayılır.',
      note: '',
    },
    'audience-engaged': {
      topic: 'Kitle',
      name: 'Etkileşimde bulunanlar',
      definition: 'Instagram’ın saydığı, bu ay hesaplarınızla etkileşime giren kişiler.',
      note: '',
    },
    'audience-buyers': {
      topic: 'Kitle',
      name: 'Alıcılar',
      definition: 'En az bir siparişi olan ve konumu bilinen müşteriler.',
      note: '',
    },
    revenue: {
      topic: 'Satışlar',
      name: 'Ciro',
      definition:
        'Tek bir para birimindeki tüm satışların toplamı; iadeler düşülür, her sipariş verildiği güne yazılır.',
      note: '',
    },
    orders: {
      topic: 'Satışlar',
      name: 'Siparişler',
      definition:
        'Bu günlerde yapılan satışların sayısı; hangi siparişlerin satış sayıldığı her mağazanın kartında gösterilir.',
      note: '',
    },
    units: {
      topic: 'Satışlar',
      name: 'Adet',
      definition: 'Bu günlerde yapılan satışlardaki adetler; iade edilenler düşülür.',
      note: '',
    },
    refunds: {
      topic: 'Satışlar',
      name: 'İadeler',
      definition: 'Bu günlerde yapılan iadeler; sipariş ne zaman verilmiş olursa olsun.',
      note: '',
    },
    profit: {
      topic: 'Satışlar',
      name: 'Brüt kâr',
      definition:
        'Maliyeti bilinen ürünlerin indirim ve iadelerden sonraki vergi, kargo ve ücret hariç cirosundan iade edilmeyen adetlerin maliyetinin çıkarılmış hâli; her sipariş verildiği güne yazılır.',
      note: '',
    },
    margin: {
      topic: 'Satışlar',
      name: 'Marj',
      definition: 'Brüt kârın, maliyeti bilinen ürünlerin cirosuna oranı.',
      note: '',
    },
    'cost-known': {
      topic: 'Satışlar',
      name: 'Maliyeti bilinen',
      definition: 'Maliyeti bilinen adetlerin payı; brüt kâr ve marj yalnızca bu adetler içindir.',
      note: '',
    },
    'order-items': {
      topic: 'Siparişler',
      name: 'Ürünler',
      definition: 'Siparişteki tüm ürünlerin adedi.',
      note: '',
    },
    'order-items-total': {
      topic: 'Siparişler',
      name: 'Ürünler, vergi hariç',
      definition: 'Siparişteki ürünlerin indirim sonrası, vergi hariç tutarı.',
      note: '',
    },
    'order-discounts': {
      topic: 'Siparişler',
      name: 'İndirimler',
      definition: 'Siparişin vergi hariç indirimleri; ürünlerden zaten düşülmüştür.',
      note: '',
    },
    'order-fees': {
      topic: 'Siparişler',
      name: 'Ücretler, vergi hariç',
      definition: 'Mağazanın ürünler ve kargo dışında aldığı, vergi hariç ücretler.',
      note: '',
    },
    'order-shipping': {
      topic: 'Siparişler',
      name: 'Kargo, vergi hariç',
      definition: 'Müşteriden kargo için alınan, vergi hariç tutar.',
      note: '',
    },
    'order-tax': {
      topic: 'Siparişler',
      name: 'Vergi',
      definition: 'Siparişin toplamındaki tüm vergi.',
      note: '',
    },
    'order-total': {
      topic: 'Siparişler',
      name: 'Toplam',
      definition: 'Siparişin kargo, ücretler ve vergi dâhil, iadelerden önceki tutarı.',
      note: '',
    },
    'order-refunds': {
      topic: 'Siparişler',
      name: 'İadeler',
      definition: 'Siparişten şimdiye kadar iade edilen tutar.',
      note: '',
    },
    'order-net': {
      topic: 'Siparişler',
      name: 'İadelerden sonra net',
      definition: 'Siparişin toplamından iadelerinin düşülmüş hâli.',
      note: '',
    },
    buyers: {
      topic: 'Müşteriler',
      name: 'Alıcılar',
      definition:
        'Yeni müşteriler bir kez, geri gelenler birden fazla kez satın aldı, uzaklaşanların son siparişi 180 günden eski; en iyiler, filtredeki para biriminde, filtre yoksa en çok kişinin kullandığı para biriminde en çok harcayan %10’dur.',
      note: '',
    },
    'customer-orders': {
      topic: 'Müşteriler',
      name: 'Siparişler',
      definition: 'Müşterinin mağazadaki siparişleri.',
      note: '',
    },
    spent: {
      topic: 'Müşteriler',
      name: 'Toplam harcama',
      definition: 'Müşteriye yapılan satışların toplamı; iadeler düşülür.',
      note: '',
    },
    'customer-average': {
      topic: 'Müşteriler',
      name: 'Ortalama sipariş tutarı',
      definition: 'Toplam harcamanın satış sayısına bölümü.',
      note: '',
    },
    'units-sold': {
      topic: 'Ürünler',
      name: 'Satılan adet',
      definition: 'Üründen satılan adet; iade edilenler düşülür.',
      note: '',
    },
    'product-revenue': {
      topic: 'Ürünler',
      name: 'Ciro',
      definition: 'Ürünün satışlardaki indirim sonrası, vergi hariç tutarı; iade edilenler düşülür.',
      note: '',
    },
    price: {
      topic: 'Ürünler',
      name: 'Fiyat',
      definition: 'Ürünün mağazadaki bugünkü fiyatı; varyantların fiyatı farklıysa en düşüğü.',
      note: '',
    },
    cost: {
      topic: 'Ürünler',
      name: 'Bugünkü birim maliyet',
      definition: 'Bir adedin mağazaya bugünkü maliyeti; varyantların maliyeti farklıysa en düşüğü.',
      note: '',
    },
    'unknown-cost': {
      topic: 'Ürünler',
      name: 'Maliyeti bilinmeyen adet',
      definition: 'Maliyeti bilinmeden satılan adetler; brüt kâr ve marja dâhil edilmez.',
      note: '',
    },
    stock: {
      topic: 'Ürünler',
      name: 'Stok',
      definition: 'Mağaza stok takibi yapıyorsa son senkronizasyondaki stok adedi.',
      note: '',
    },
    cohort: {
      topic: 'Kohortlar',
      name: 'Müşteriler',
      definition:
        'Bir mağazadaki ilk siparişlerinin ayına ve para birimine göre müşteriler; aynı e-posta adresine sahip misafirler ve hesaplar tek müşteri sayılır.',
      note: '',
    },
    'bought-again': {
      topic: 'Kohortlar',
      name: 'Yeniden satın alan, %',
      definition:
        'Ayın müşterilerinden, ilk siparişten sonraki 30, 90 veya 365 gün içinde ikinci bir sipariş verenlerin oranı.',
      note: '',
    },
    'cohort-revenue': {
      topic: 'Kohortlar',
      name: 'Müşteri başına ciro',
      definition:
        'Ayın müşterilerinin bu günler içinde bu para biriminde satın aldıklarının, ilk sipariş dâhil ve iadeler düşülmüş olarak, müşteri sayısına bölümü.',
      note: '',
    },
    'not-yet': {
      topic: 'Kohortlar',
      name: 'Henüz değil',
      definition: 'Dönem her müşteri için henüz bitmedi.',
      note: '',
    },
    'code-orders': {
      topic: 'İndirim kodları',
      name: 'Siparişler',
      definition: 'Bu kodla tek bir para biriminde verilen siparişler.',
      note: '',
    },
    'code-revenue': {
      topic: 'İndirim kodları',
      name: 'Ciro',
      definition:
        'Bu kodla verilen siparişlerin tek bir para birimindeki toplamı; iadeler düşülür, iki kodlu bir sipariş ikisi için de sayıldığından kodlar toplanmaz.',
      note: '',
    },
    'code-discount': {
      topic: 'İndirim kodları',
      name: 'Verilen indirim',
      definition:
        'Bu kodun bu siparişlerde sağladığı indirim; mağaza bunu her sipariş için paylaşmıyorsa bilinmez.',
      note: '',
    },
    'code-buyers': {
      topic: 'İndirim kodları',
      name: 'Müşteriler',
      definition: 'Bu siparişleri veren ve e-posta adresi bırakan kişiler.',
      note: '',
    },
    'code-customers': {
      topic: 'İndirim kodları',
      name: 'Yeni müşteriler',
      definition: 'Kodu mağazadaki ilk siparişlerinde kullanan kişiler.',
      note: '',
    },
    'code-laterOrders': {
      topic: 'İndirim kodları',
      name: 'Sonraki siparişler',
      definition:
        'Yeni müşterilerin o siparişten sonra aynı para biriminde, kodla veya kodsuz verdikleri siparişler.',
      note: '',
    },
    'code-later': {
      topic: 'İndirim kodları',
      name: 'Sonraki alımlar',
      definition:
        'Yeni müşterilerin o siparişten sonra aynı para biriminde, kodla veya kodsuz satın aldıkları her şey; iadeler düşülmüş.',
      note: '',
    },
  },
} as const
