import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metric } from './metric.ts';

interface ProcessMetrics {
  /** The delay of the event loop covers the time since the previous reading. */
  read(): readonly Metric[];
  stop(): void;
}

const NS_PER_S = 1e9;
const DELAY_RESOLUTION_MS = 20;
/** Node announces every accepted connection here, also those of a host name with several addresses. */
const CONNECTION_CHANNEL = 'net.server.socket';

/** Memory, event loop, uptime and incoming connections of this process. Measures from the call until `stop`. */
export function createProcessMetrics(): ProcessMetrics {
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delay.enable();
  let connections = 0;
  const countConnection = (message: unknown) => {
    const { socket } = message as { readonly socket: Socket };
    connections += 1;
    socket.once('close', () => {
      connections -= 1;
    });
  };
  subscribe(CONNECTION_CHANNEL, countConnection);
  return {
    read() {
      const { rss, heapUsed } = process.memoryUsage();
      const delayS = delay.percentile(99) / NS_PER_S;
      delay.reset();
      return [
        toGauge('mythinkn_process_resident_memory_bytes', 'Memory of the process.', rss),
        toGauge('mythinkn_process_heap_used_bytes', 'Used JavaScript heap.', heapUsed),
        toGauge('mythinkn_event_loop_delay_p99_seconds', 'Delay of timers since the previous reading.', delayS),
        toGauge('mythinkn_open_connections', 'Incoming connections.', connections),
        toGauge('mythinkn_uptime_seconds', 'Age of the process.', process.uptime()),
      ];
    },
    stop() {
      delay.disable();
      unsubscribe(CONNECTION_CHANNEL, countConnection);
    },
  };
}

/** A metric with a single value that may rise and fall. */
export function toGauge(name: string, help: string, value: number): Metric {
  return { name, help, type: 'gauge', samples: [{ value }] };
}
