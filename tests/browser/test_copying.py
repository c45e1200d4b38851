"""Where the browser lets nobody copy, what was to be copied is shown, selected, with a word about it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.server.machines import TableLink

pytestmark = pytest.mark.xdist_group("browser_table")

REFUSE = """
Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new DOMException('no')) } });
document.execCommand = () => false;
navigator.share = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
"""
SELECTED = "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"


def refusing(page: Page) -> Page:
    """The page again, in a browser that neither copies nor shares."""
    page.add_init_script(REFUSE)
    page.reload()
    return page


@pytest.mark.parametrize("size", [(1366, 768), (360, 640), (844, 390)])
def test_the_link_to_a_result(house: House, size: tuple[int, int]) -> None:
    page, link = house.finished("base", size=size, touch=size[0] < 1000)
    refusing(page).get_by_role("button", name="Share").click()
    shown = page.get_by_test_id("by-hand")
    expect(shown).to_be_in_viewport(ratio=1)
    expect(shown).to_contain_text("by hand")
    address = f"{house.server.base_url}/t/{link.id}"
    assert shown.locator("input").evaluate(SELECTED) == address
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_the_link_to_a_moment(house: House) -> None:
    _, link = house.finished("base")
    page = refusing(house.open(f"/t/{link.id}/replay?at=40"))
    page.get_by_role("button", name="Link to this moment").click()
    shown = page.get_by_test_id("by-hand")
    assert shown.locator("input").evaluate(SELECTED).endswith(f"/t/{link.id}/replay?at=40")
    shown.get_by_role("button").click()
    expect(shown).to_have_count(0)


def test_an_invitation(house: House) -> None:
    wish = {"edition": "base", "name": "Ana", "seats": ["me", "open"]}
    made = house.server.request("POST", "/api/tables", json=wish).json()
    page = refusing(house.at_table(TableLink(made["table"], [made["token"]])))
    invite = page.locator(".invite")
    for name in ("Copy", "Share"):
        invite.get_by_role("button", name=name).click()
        expect(invite).to_contain_text("by hand")
        assert invite.locator("input").evaluate(SELECTED) == page.url
