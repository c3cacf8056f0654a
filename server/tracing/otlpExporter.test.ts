import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { encodeSpans } from './otlpExporter';

/** Ends a span with these attributes and returns the data that the collector would receive. */
function encode(attributes: Record<string, string | number | boolean>): string {
  const exporter = new InMemorySpanExporter();
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
  const span = provider.getTracer('shop').startSpan('GET /', { startTime: [1_700_000_000, 5] });
  span.setAttributes(attributes).addEvent('ana@example.ec').recordException(new Error('ana@example.ec'));
  span.setStatus({ code: 2, message: 'ana@example.ec' }).end([1_700_000_001, 0]);
  return encodeSpans(exporter.getFinishedSpans());
}

test('a span is exported only with the attributes of the list, and without events and messages', () => {
  const text = encode({
    'http.route': '/shop/products/:slug',
    'http.response.status_code': 200,
    'url.full': 'https://tienda.example.com/?search=ana@example.ec',
    'user.email': 'ana@example.ec',
  });
  expect(text).not.toContain('ana@example.ec');
  expect(text).not.toContain('url.full');
  expect(JSON.parse(text)).toMatchObject({
    resourceSpans: [
      {
        scopeSpans: [
          {
            scope: { name: 'shop' },
            spans: [
              {
                name: 'GET /',
                kind: 1,
                startTimeUnixNano: '1700000000000000005',
                endTimeUnixNano: '1700000001000000000',
                attributes: [
                  { key: 'http.route', value: { stringValue: '/shop/products/:slug' } },
                  { key: 'http.response.status_code', value: { intValue: '200' } },
                ],
                status: { code: 2 },
              },
            ],
          },
        ],
      },
    ],
  });
});
