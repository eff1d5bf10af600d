"""The log keeps its newest line in sight until somebody reads further up, and leads back to it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.pages import made_before, same_worker, seventh_round, table
from tests.browser.visitor import Visitor

# As in a burst of news: lines go, the browser scrolls, and before it says so others have come.
BURST = """async (list) => {
  const frames = async () => { for (let n = 0; n < 5; n++) await new Promise(requestAnimationFrame); };
  list.scrollTo({ top: 0 }); // somebody reads further up, and is at the end again
  await frames();
  list.scrollTo({ top: list.scrollHeight });
  await frames();
  const lines = [...list.children].slice(-6);
  const come = () => lines.forEach((line) => (line.style.display = ""));
  const told = new Promise((done) => {
    addEventListener("scroll", () => { come(); done(true); }, { capture: true, once: true });
  });
  for (const line of lines) line.style.display = "none";
  await told;
  await frames();
}"""
FROM_THE_END = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight"
AT_THE_END = """async (list) => {
  const far = () => list.scrollHeight - list.scrollTop - list.clientHeight > 4;
  for (let look = 0; far() && look < 200; look++) await new Promise((soon) => setTimeout(soon, 50));
  return !far();
}"""
UP = "(list) => list.scrollTo({ top: 0 })"


def at_a_long_log(visitor: Visitor) -> Locator:
    visitor.open(f"/t/{made_before(visitor, seventh_round)}")
    assert visitor.asked()
    assert visitor.log.evaluate(AT_THE_END)
    return visitor.log


@same_worker(table)
def test_it_follows_after_a_burst_of_lines(visit: Visit) -> None:
    anna = visit()
    log = at_a_long_log(anna)
    log.evaluate(BURST)
    expect(anna.button(anna.words["log-newest"])).to_be_hidden()
    assert log.evaluate(AT_THE_END)
    before = anna.log_lines()
    anna.answer_anything()
    assert anna.asked()
    assert anna.log_lines() != before
    assert log.evaluate(AT_THE_END)


@same_worker(table)
def test_who_reads_further_up_stays_there_and_comes_back_by_a_button(visit: Visit) -> None:
    anna = visit()
    log = at_a_long_log(anna)
    log.evaluate(UP)
    newest = anna.button(anna.words["log-newest"])
    expect(newest).to_be_visible()
    anna.answer_anything()
    assert anna.asked()
    assert log.evaluate(FROM_THE_END) > 100
    newest.click()
    expect(newest).to_be_hidden()
    assert log.evaluate(AT_THE_END)
    anna.answer_anything()
    assert anna.asked()
    assert log.evaluate(AT_THE_END)
