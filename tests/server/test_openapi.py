"""The description of the HTTP API, and `schemathesis` over it: no server error, nothing that contradicts the schema."""

from collections.abc import Iterator
from typing import Any
from unittest.mock import patch

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from spinney.server.app import create_app
from spinney.server.settings import Settings
from tests.engine.walks import SOAK
from tests.server.machines import SpinneyServer
from tests.server.phones import counted, forest, make_pad
from tests.server.talk import get, join, make, shared_server, view_of

pytestmark = pytest.mark.xdist_group("server_talk")

CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
    response_schema_conformance,
]  # fmt: skip
EXAMPLES = 300 if SOAK else 10

with patch("spinney.server.app.set_up_logs"):  # the logs of the tests are their own
    SCHEMA = create_app(Settings(database_url="sqlite:///:memory:")).openapi()
API = schemathesis.openapi.from_dict(SCHEMA)
OPERATIONS = [found.ok() for found in API.get_all_operations() if isinstance(found, Ok)]


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here."""
    yield from shared_server()


@pytest.fixture(scope="module")
def table(server: SpinneyServer) -> dict[str, Any]:
    """A table and a pad that the requests may meet."""
    made = make(server, "me", "open", "open")
    join(server, made["table"])
    return {**made, "pad": make_pad(server, forest(), counted())}


def test_the_server_tells_what_was_checked(server: SpinneyServer) -> None:
    assert get(server, "/openapi.json").json() == SCHEMA


def test_every_route_is_described() -> None:
    """With a model for its answer, and `Problem` for every refusal."""
    assert {operation.path for operation in OPERATIONS} == {
        "/api/tables", "/api/tables/{table}", "/api/tables/{table}/join", "/api/tables/{table}/record",
        "/api/tables/{table}/leave", "/api/tables/{table}/fill", "/api/tables/{table}/rematch",
        "/api/tables/{table}/webhook", "/api/mine",
        "/api/tables/{table}/token",
        "/api/score", "/api/replay", "/api/pads", "/api/pads/{pad}", "/api/cards/{edition}", "/api/editions",
        "/api/editions/{edition}", "/api/cards/{edition}/rules", "/healthz", "/readyz", "/metrics", "/api/push",
        "/api/tables/{table}/keep", "/api/about", "/api/check", "/api/cards", "/api/reviews",
        "/api/reviews/{review}",
            "/api/tables/{table}/cards",
    }  # fmt: skip
    for path, methods in SCHEMA["paths"].items():
        for description in methods.values():
            for status, answer in description["responses"].items():
                shape = next(iter(answer["content"].values()))["schema"]
                assert shape, (path, status)
                if path.startswith("/api") and int(status) >= 400:
                    assert shape["$ref"].endswith("/Problem"), (path, status)


WITH_BODIES = (
    "/api/tables", "/api/tables/{table}/join", "/api/tables/{table}/webhook", "/api/replay", "/api/pads",
    "/api/cards/{edition}",
)  # fmt: skip
ENDING = "/api/tables/{table}/token"
"""What takes the table's token away is not tried with it; `test_tokens` does that."""
CASES = [(operation, "positive") for operation in OPERATIONS if operation.path != ENDING]
CASES += [(operation, "negative") for operation in OPERATIONS if operation.path in WITH_BODIES]


@pytest.mark.parametrize(("operation", "mode"), CASES, ids=lambda part: str(getattr(part, "label", part)))
def test_schemathesis_finds_nothing(server: SpinneyServer, table: dict[str, Any], operation: Any, mode: str) -> None:
    wanted = schemathesis.GenerationMode.POSITIVE if mode == "positive" else schemathesis.GenerationMode.NEGATIVE
    strategy = operation.as_strategy(generation_mode=wanted)
    checks = CHECKS if mode == "positive" else [*CHECKS, negative_data_rejection]

    @settings(
        max_examples=EXAMPLES, deadline=None, database=None, derandomize=not SOAK, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=strategy, known=st.booleans())
    def ask(case: Any, known: bool) -> None:
        if known and mode == "positive" and "leave" not in operation.path:
            for name in {"table", "pad"} & (case.path_parameters or {}).keys():
                case.path_parameters[name] = table[name]
            if "authorization" in (case.headers or {}):
                case.headers["authorization"] = f"Bearer {table['token']}"
        response = case.call(base_url=server.base_url)
        case.validate_response(response, checks=checks)

    ask()


def test_the_table_is_still_whole(server: SpinneyServer, table: dict[str, Any]) -> None:
    view = view_of(server, table["table"], table["token"])
    assert view["status"] in ("open", "running")
    assert view["seats"][0]["name"] == "Ana"
