"""Numbers for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest


class Metrics:
    """The counters of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("spinney_connections", "Open sockets", registry=self.registry)
        self.tables = Gauge("spinney_tables", "Tables in memory", registry=self.registry)
        self.moves = Gauge("spinney_moves_stored", "Moves stored by this process", registry=self.registry)
        self.sent = Counter("spinney_messages_sent", "Messages sent to clients", registry=self.registry)
        self.errors = Counter("spinney_errors", "Errors told to clients", ["code"], registry=self.registry)
        self.store_down = Gauge("spinney_store_down", "1 while the database does not answer", registry=self.registry)
        self.bus_down = Gauge("spinney_bus_down", "1 while Redis does not answer", registry=self.registry)

    def page(self) -> bytes:
        """The text that Prometheus reads."""
        return generate_latest(self.registry)
